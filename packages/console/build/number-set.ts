/** A set of small numbers, a bit each: what is asked for a million times while a build is planned. */
export class NumberSet {
  readonly #words: Uint32Array;

  /** @param size - One more than the largest number it may hold. */
  constructor(size: number) {
    this.#words = new Uint32Array(Math.ceil(size / 32));
  }

  add(at: number): void {
    this.#words[at >> 5] = this.#wordAt(at >> 5) | (1 << (at & 31));
  }

  has(at: number): boolean {
    return (this.#wordAt(at >> 5) & (1 << (at & 31))) !== 0;
  }

  addAll(other: NumberSet): void {
    for (let at = 0; at < this.#words.length; at += 1) this.#words[at] = this.#wordAt(at) | other.#wordAt(at);
  }

  /** What the numbers that another set does not hold come to, each as much as stands in its place. */
  sumWithout(other: NumberSet, sizes: Float64Array): number {
    let sum = 0;
    for (let at = 0; at < this.#words.length; at += 1)
      for (let bits = this.#wordAt(at) & ~other.#wordAt(at); bits !== 0; bits &= bits - 1)
        sum += sizes[at * 32 + 31 - Math.clz32(bits & -bits)] ?? 0;
    return sum;
  }

  #wordAt(at: number): number {
    return this.#words[at] ?? 0;
  }
}
