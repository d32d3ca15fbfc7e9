import { chainOf } from './chain-names.ts';
import { chains } from './chains.ts';
import { agreement, levelOf, nearEnd, nearness, shortened } from './similarity.ts';

/** An address that looks like one we trust and is another. */
export interface LookAlike<Anchor> {
  /**
   * `block`: its ends agree so well that chance would make one such of 10,000 strangers at most, or it looks the same
   * where it is shortened, or it differs by a slip. `note`: worth a look.
   */
  level: 'block' | 'note';
  /** The trusted one it looks like. */
  anchor: Anchor;
  /** How many characters agree at the start, the chain's constant prefix among them, and at the end; case aside. */
  head: number;
  tail: number;
}

/** Trusted addresses on the network of a main coin, ordered so that what looks like one of them is found at once. */
export interface LookAlikes<Anchor> {
  /**
   * The address that a candidate looks like; null where it looks like none. One that is itself trusted looks like no other
   * that is, but is compared with those that no one trusts.
   */
  find: (candidate: string) => LookAlike<Anchor> | null;
}

interface Known<Anchor> {
  anchor: Anchor;
  account: string;
  seen: string;
  isTrusted: boolean;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

const headOf = (seen: string) => seen.slice(0, nearEnd);
const tailOf = (seen: string) => seen.slice(-nearEnd);

/**
 * Gets anchors ready to be compared with. Anchors are what a person trusts (the address book, own wallets), never
 * what arrived by itself: deposits are where forgeries are planted. One that `trusts` says no to, such as whom someone
 * paid before, is compared with as well, but an address is not trusted for being one: so an anchor that is withheld from
 * one list is still found by another.
 */
export function createLookAlikes<Anchor>(
  baseSymbol: string,
  anchors: Iterable<Anchor>,
  addressOf: (anchor: Anchor) => string,
  trusts: (anchor: Anchor) => boolean = () => true,
): LookAlikes<Anchor> {
  const name = chainOf(baseSymbol);
  if (name === null) return { find: () => null };
  const chain = chains[name];
  const byAccount = new Map<string, Known<Anchor>>();
  for (const anchor of anchors) {
    const account = chain.account(addressOf(anchor));
    const isTrusted = trusts(anchor);
    if (account !== null && (isTrusted || !byAccount.has(account)))
      byAccount.set(account, { anchor, account, seen: chain.glance(account), isTrusted });
  }
  const known = [...byAccount.values()];
  // Whatever is worth a word shares at least so much of one end.
  const byHead = groupBy(known, ({ seen }) => headOf(seen));
  const byTail = groupBy(known, ({ seen }) => tailOf(seen));

  return {
    find(candidate) {
      const own = chain.account(candidate);
      if (own === null) return null;
      const isOwnTrusted = byAccount.get(own)?.isTrusted === true;
      const seen = chain.glance(own);
      const short = shortened(own);
      let best: LookAlike<Anchor> | null = null;
      let most = 0;
      for (const near of [byHead.get(headOf(seen)) ?? [], byTail.get(tailOf(seen)) ?? []].flat()) {
        if (near.account === own || (isOwnTrusted && near.isTrusted)) continue;
        const agreed = agreement(seen, near.seen);
        const level = levelOf(
          {
            ...agreed,
            size: Math.min(seen.length, near.seen.length),
            isSameShortened: short === shortened(near.account),
          },
          known.length,
          chain,
        );
        if (level === null || nearness(level, agreed.head, agreed.tail) <= most) continue;
        most = nearness(level, agreed.head, agreed.tail);
        best = { level, anchor: near.anchor, ...agreement(own.toLowerCase(), near.account.toLowerCase()) };
      }
      return best;
    },
  };
}

/** The trusted address that a candidate looks like, for one question: whoever asks several keeps `createLookAlikes`. */
export function lookAlike<Anchor>(
  baseSymbol: string,
  candidate: string,
  anchors: Iterable<Anchor>,
  addressOf: (anchor: Anchor) => string,
): LookAlike<Anchor> | null {
  return createLookAlikes(baseSymbol, anchors, addressOf).find(candidate);
}
