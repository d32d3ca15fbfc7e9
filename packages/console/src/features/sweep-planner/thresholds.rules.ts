import Big from 'big.js';

/** So many thresholds are compared. */
const testedCount = 60;

/** What a threshold can be told apart by: the server takes six digits after the point. */
export const finestThreshold = '0.000001';

/** Neighbors that differ by a tenth or more are told apart by two digits. */
const digitsFor = (step: number): number => (step >= 1.1 ? 2 : 3);

/** Thresholds from one amount up to another, each larger than the last by the same factor, rounded to be easy to say. */
export function logSpaced(low: string, high: string, count = testedCount): string[] {
  const last = new Big(high);
  const step = Number(last.div(low).toString()) ** (1 / (count - 1));
  const digits = digitsFor(step);
  const first = new Big(low).prec(digits, Big.roundUp);
  const all = Array.from({ length: count }, (_, index) =>
    index === count - 1 ? last : first.times(String(step ** index)),
  )
    .map((one) => one.prec(digits, Big.roundDown).round(6, Big.roundDown))
    .filter((one) => one.gte(finestThreshold) && one.lte(last));
  return [...new Set(all.map((one) => one.toFixed()))].sort((one, other) => new Big(one).cmp(other));
}

/** What the range of thresholds follows from, in the coin. */
interface Range {
  /** What one sweep costs. */
  fee: Big;
  /** What a sweep leaves on a main coin's address, and what it pays there. */
  kept: Big;
  /** The most that came in on one address. */
  most: Big;
}

/** From what a sweep costs, where sweeping begins to pay, up to what came in on one address, where it ends. */
export function thresholdsBetween({ fee, kept, most }: Range): string[] {
  const floor = [new Big(finestThreshold), fee, kept.plus(finestThreshold)].reduce((one, other) =>
    one.gt(other) ? one : other,
  );
  const low = floor.round(6, Big.roundUp);
  const high = most.gt(low.times(10)) ? most : low.times(10);
  return logSpaced(low.toFixed(), high.toFixed());
}

/** Two lists of thresholds as one, ascending, each once. */
export const withThreshold = (thresholds: readonly string[], own: string | undefined): string[] =>
  own === undefined || thresholds.some((one) => new Big(one).eq(own))
    ? [...thresholds]
    : [...thresholds, new Big(own).toFixed()].sort((one, other) => new Big(one).cmp(other));
