/** A set of small numbers, a bit each: what is asked for a million times while a build is planned. */
export class NumberSet {
  readonly words: Uint32Array;

  /** @param size - One more than the largest number it may hold. */
  constructor(size: number) {
    this.words = new Uint32Array(Math.ceil(size / 32));
  }

  add(at: number): void {
    this.words[at >> 5] = this.wordAt(at >> 5) | (1 << (at & 31));
  }

  delete(at: number): void {
    this.words[at >> 5] = this.wordAt(at >> 5) & ~(1 << (at & 31));
  }

  has(at: number): boolean {
    return (this.wordAt(at >> 5) & (1 << (at & 31))) !== 0;
  }

  /** The numbers 32 × `at` to 32 × `at` + 31, a bit each. */
  wordAt(at: number): number {
    return this.words[at] ?? 0;
  }

  addAll(other: NumberSet): void {
    for (let at = 0; at < this.words.length; at += 1) this.words[at] = this.wordAt(at) | other.wordAt(at);
  }

  copy(): NumberSet {
    const copy = new NumberSet(this.words.length * 32);
    copy.words.set(this.words);
    return copy;
  }

  *[Symbol.iterator](): Generator<number> {
    for (let at = 0; at < this.words.length; at += 1) yield* bitsOf(this.wordAt(at), at);
  }

  /** The same for the same numbers. */
  key(): string {
    return this.words.join();
  }
}

/** The numbers whose bits are set in a word. */
export function* bitsOf(word: number, at: number): Generator<number> {
  for (let bits = word; bits !== 0; bits &= bits - 1) yield at * 32 + 31 - Math.clz32(bits & -bits);
}
