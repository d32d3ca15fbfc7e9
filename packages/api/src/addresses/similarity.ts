/** So many characters at both ends are what a forger makes sure of. */
const forgedEnd = 4;
/** So many at both ends are worth a look. */
export const nearEnd = 3;
/** One character mistyped, or two that changed places. */
const slip = 2;
/** Of honest new addresses, at most so many may be noted by chance. */
const falseNotes = 0.01;

/** How many characters at one end mean something among so many anchors. */
export function tellingEnd(variety: number, anchors: number): number {
  return Math.max(forgedEnd, Math.ceil(Math.log((2 * anchors) / falseNotes) / Math.log(variety)));
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

/** What so much agreement between two texts of at least `size` characters means. */
export function levelOf(head: number, tail: number, size: number, telling: number): 'block' | 'note' | null {
  const lesser = Math.min(head, tail);
  const greater = Math.max(head, tail);
  if (lesser >= forgedEnd || (greater >= forgedEnd && head + tail >= size - slip)) return 'block';
  return lesser >= nearEnd || greater >= telling ? 'note' : null;
}

/** The lesser end first: it is what a forger pays for. */
export function nearness(head: number, tail: number): number {
  return Math.min(head, tail) * 100 + Math.max(head, tail);
}
