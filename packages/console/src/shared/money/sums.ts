import { add, isDecimal } from './decimal.ts';

/** The exact sum of all; undefined where one of them is missing or no decimal. */
export function sum(values: readonly (string | null | undefined)[]): string | undefined {
  return values.every(isDecimal) ? values.reduce((total, value) => add(total, value), '0') : undefined;
}

/** An amount and the coin it is of. */
export interface Figure {
  amount: string | undefined;
  unit: string;
}

/** Sums by coin, in the order in which the coins come; the amount is undefined where one of them is no figure. */
export function sumsOf(figures: readonly Figure[]): Figure[] {
  const sums = new Map<string, Figure>();
  for (const { amount, unit } of figures) {
    const sum = sums.get(unit) ?? { unit, amount: '0' };
    const isReadable = isDecimal(sum.amount) && isDecimal(amount);
    sums.set(unit, { unit, amount: isReadable ? add(sum.amount ?? '0', amount ?? '0') : undefined });
  }
  return [...sums.values()];
}
