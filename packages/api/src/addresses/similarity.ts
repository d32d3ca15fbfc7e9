import { addressKey } from './check-address.ts';
import { chainOf, chains, type ChainName } from './chains.ts';

/** An address that looks like one we trust and is another. */
export interface LookAlike<Anchor> {
  /** `block`: both ends agree, as a forger would have it. `note`: worth a look. */
  level: 'block' | 'note';
  /** The trusted one it looks like. */
  anchor: Anchor;
  /** How many characters agree at the start, after the chain's constant prefix, and at the end; case aside. */
  head: number;
  tail: number;
}

const forgedEnd = 4;
const nearEnd = 3;
/** Of honest new addresses, at most so many may be noted by chance. */
const falseNotes = 0.01;

/** How many characters at one end mean something among so many anchors. */
function tellingEnd(variety: number, anchors: number): number {
  return Math.max(forgedEnd, Math.ceil(Math.log((2 * anchors) / falseNotes) / Math.log(variety)));
}

function agreeing(a: string, b: string): { head: number; tail: number } {
  const size = Math.min(a.length, b.length);
  let head = 0;
  while (head < size && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < size && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return { head, tail };
}

function levelOf(head: number, tail: number, telling: number): 'block' | 'note' | null {
  const lesser = Math.min(head, tail);
  if (lesser >= forgedEnd) return 'block';
  return lesser >= nearEnd || Math.max(head, tail) >= telling ? 'note' : null;
}

/** The lesser end first: it is what a forger pays for. */
function nearness(head: number, tail: number): number {
  return Math.min(head, tail) * 100 + Math.max(head, tail);
}

function closest<Anchor>(
  name: ChainName,
  candidate: string,
  anchors: readonly { anchor: Anchor; text: string }[],
): LookAlike<Anchor> | null {
  const { glance, variety } = chains[name];
  const seen = glance(candidate);
  const telling = tellingEnd(variety, anchors.length);
  let best: LookAlike<Anchor> | null = null;
  for (const { anchor, text } of anchors) {
    const { head, tail } = agreeing(seen, glance(text));
    const level = levelOf(head, tail, telling);
    if (level === null) continue;
    if (best === null || nearness(head, tail) > nearness(best.head, best.tail)) {
      best = { level, anchor, head, tail };
    }
  }
  return best;
}

/**
 * The trusted address that a candidate imitates; null where it imitates none or is itself trusted. Anchors are what a
 * person vouched for (the address book, own wallets), never what arrived by itself: history and deposits are where
 * forgeries are planted.
 */
export function lookAlike<Anchor>(
  baseSymbol: string,
  candidate: string,
  anchors: Iterable<Anchor>,
  addressOf: (anchor: Anchor) => string,
): LookAlike<Anchor> | null {
  const name = chainOf(baseSymbol);
  if (name === null || !chains[name].resembles(candidate)) return null;
  const byKey = new Map<string, { anchor: Anchor; text: string }>();
  for (const anchor of anchors) {
    const text = addressOf(anchor);
    if (chains[name].resembles(text)) byKey.set(addressKey(baseSymbol, text), { anchor, text });
  }
  if (byKey.has(addressKey(baseSymbol, candidate))) return null;
  return closest(name, candidate, [...byKey.values()]);
}
