import type { Chain } from './chain.ts';

/** So many characters at both ends are what a forger makes sure of. */
const forgedEnd = 4;
/** So many at both ends are worth a look. */
export const nearEnd = 3;
/** So many of each end, constant start included, are shown where an address is shortened. */
const shownEnd = 6;
/** One character mistyped, or two that changed places. */
const slip = 2;
/** Of honest new addresses, at most so many may be noted by chance. */
const falseNotes = 0.01;
/** Of honest new addresses, at most so many may be blocked by chance. */
const falseBlocks = 1 / 10_000;

/** How telling the characters of a chain's addresses are. */
type Telling = Pick<Chain, 'bits' | 'firstBits'>;

/** How many characters at one end mean something among so many anchors. */
function tellingEnd({ bits }: Telling, anchors: number): number {
  return Math.max(forgedEnd, Math.ceil(Math.log2((2 * anchors) / falseNotes) / bits));
}

/** How many characters two texts share at the start and at the end. */
export function agreement(a: string, b: string): { head: number; tail: number } {
  const size = Math.min(a.length, b.length);
  let head = 0;
  while (head < size && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < size && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return { head, tail };
}

/** What is left of an account where it is shortened, case aside. */
export const shortened = (account: string): string =>
  `${account.slice(0, shownEnd)}…${account.slice(-shownEnd)}`.toLowerCase();

/** The evidence in so many agreeing characters of both ends, in bits. */
function evidence(head: number, tail: number, { bits, firstBits = bits }: Telling): number {
  return (head === 0 ? 0 : firstBits + (head - 1) * bits) + tail * bits;
}

/**
 * Of so many anchors, how many a stranger agrees with this well by chance. An agreement as good may be shared between
 * the ends in other ways, with the lesser end no shorter: each of them counts.
 */
function byChance(head: number, tail: number, anchors: number, chain: Telling): number {
  return anchors * (Math.abs(head - tail) + 1) * 2 ** -evidence(head, tail, chain);
}

interface Compared {
  head: number;
  tail: number;
  /** How many characters there are to agree. */
  size: number;
  /** Whether both look the same where they are shortened. */
  isSameShortened: boolean;
}

/** What so much agreement of a stranger with one of so many anchors means. */
export function levelOf(
  { head, tail, size, isSameShortened }: Compared,
  anchors: number,
  chain: Telling,
): 'block' | 'note' | null {
  const lesser = Math.min(head, tail);
  const greater = Math.max(head, tail);
  if (isSameShortened || lesser >= forgedEnd) return 'block';
  if (greater >= forgedEnd && head + tail >= size - slip) return 'block';
  if (lesser >= nearEnd) return byChance(head, tail, anchors, chain) <= falseBlocks ? 'block' : 'note';
  return greater >= tellingEnd(chain, anchors) ? 'note' : null;
}

/** What is blocked before what is noted, and then the lesser end first: it is what a forger pays for. */
export function nearness(level: 'block' | 'note', head: number, tail: number): number {
  return (level === 'block' ? 10_000 : 0) + Math.min(head, tail) * 100 + Math.max(head, tail);
}
