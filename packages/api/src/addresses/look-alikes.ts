import { chainOf } from './chain-names.ts';
import { chains } from './chains.ts';
import { agreement, levelOf, nearEnd, nearness, tellingEnd } from './similarity.ts';

/** An address that looks like one we trust and is another. */
export interface LookAlike<Anchor> {
  /** `block`: both ends agree, as a forger would have it, or all but a slip. `note`: worth a look. */
  level: 'block' | 'note';
  /** The trusted one it looks like. */
  anchor: Anchor;
  /** How many characters agree at the start, after the chain's constant prefix, and at the end; case aside. */
  head: number;
  tail: number;
}

/** Trusted addresses on the network of a main coin, ordered so that what imitates one of them is found at once. */
export interface LookAlikes<Anchor> {
  /** The trusted address that a candidate imitates; null where it imitates none or is itself trusted. */
  find: (candidate: string) => LookAlike<Anchor> | null;
}

interface Trusted<Anchor> {
  anchor: Anchor;
  seen: string;
}

function gather<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
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
 * Gets anchors ready to be compared with. Anchors are what a person vouched for (the address book, own wallets), never
 * what arrived by itself: history and deposits are where forgeries are planted.
 */
export function createLookAlikes<Anchor>(
  baseSymbol: string,
  anchors: Iterable<Anchor>,
  addressOf: (anchor: Anchor) => string,
): LookAlikes<Anchor> {
  const name = chainOf(baseSymbol);
  if (name === null) return { find: () => null };
  const { account, glance, variety } = chains[name];
  const byAccount = new Map<string, Trusted<Anchor>>();
  for (const anchor of anchors) {
    const own = account(addressOf(anchor));
    if (own !== null) byAccount.set(own, { anchor, seen: glance(own) });
  }
  const trusted = [...byAccount.values()];
  // Whatever is worth a word shares at least so much of one end.
  const byHead = gather(trusted, ({ seen }) => headOf(seen));
  const byTail = gather(trusted, ({ seen }) => tailOf(seen));
  const telling = tellingEnd(variety, trusted.length);

  return {
    find(candidate) {
      const own = account(candidate);
      if (own === null || byAccount.has(own)) return null;
      const seen = glance(own);
      let best: LookAlike<Anchor> | null = null;
      for (const near of [byHead.get(headOf(seen)) ?? [], byTail.get(tailOf(seen)) ?? []].flat()) {
        const { head, tail } = agreement(seen, near.seen);
        const level = levelOf(head, tail, Math.min(seen.length, near.seen.length), telling);
        if (level === null || (best !== null && nearness(head, tail) <= nearness(best.head, best.tail)))
          continue;
        best = { level, anchor: near.anchor, head, tail };
      }
      return best;
    },
  };
}

/** The trusted address that a candidate imitates, for one question: whoever asks several keeps `createLookAlikes`. */
export function lookAlike<Anchor>(
  baseSymbol: string,
  candidate: string,
  anchors: Iterable<Anchor>,
  addressOf: (anchor: Anchor) => string,
): LookAlike<Anchor> | null {
  return createLookAlikes(baseSymbol, anchors, addressOf).find(candidate);
}
