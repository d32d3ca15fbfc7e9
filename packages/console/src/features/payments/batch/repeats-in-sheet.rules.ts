import type Big from 'big.js';

/** A payment of the sheet that is otherwise in order. */
export interface Repeatable {
  key: number;
  /** Coin and account: only payments with the same are compared. */
  group: string;
  amount: Big;
}

/** Two amounts within one percent of the greater: what people take for the same payment. */
const isNear = (less: Big, greater: Big): boolean => greater.minus(less).times(100).lte(greater);

/**
 * Within one group, for each payment that another one repeats, the key of that other: the nearest in amount, the first
 * entered where two are as near.
 */
export function repeatsIn(group: readonly Repeatable[]): Map<number, number> {
  const sorted = group.toSorted((a, b) => a.amount.cmp(b.amount) || a.key - b.key);
  const repeats = new Map<number, number>();
  for (const [at, { key, amount }] of sorted.entries()) {
    const below = sorted[at - 1];
    const above = sorted[at + 1];
    const near = [
      below !== undefined && isNear(below.amount, amount) ? below : null,
      above !== undefined && isNear(amount, above.amount) ? above : null,
    ].filter((one) => one !== null);
    const [first, second] = near;
    if (first === undefined) continue;
    repeats.set(key, second === undefined ? first.key : Math.min(first.key, second.key));
  }
  return repeats;
}
