import Big from 'big.js';

const form = /^-?\d{1,78}(\.\d{1,78})?$/;

/** Whether a text is a decimal this console computes with. Anything else is shown as it is and never added up. */
export const isDecimal = (text: string | null | undefined): text is string =>
  typeof text === 'string' && form.test(text);

/** Sign of the difference: negative where the first is less, null where either is no decimal. */
export function compare(first: string | undefined, second: string | undefined): -1 | 0 | 1 | null {
  return isDecimal(first) && isDecimal(second) ? new Big(first).cmp(second) : null;
}

const plain = (value: Big): string => value.toFixed();

/** The exact sum. */
export const add = (first: string, second: string): string => plain(new Big(first).plus(second));

/** The exact sum of all; undefined where one of them is missing or no decimal. */
export function sum(values: readonly (string | null | undefined)[]): string | undefined {
  return values.every(isDecimal) ? values.reduce((total, value) => add(total, value), '0') : undefined;
}

/** The exact difference. */
export const subtract = (first: string, second: string): string => plain(new Big(first).minus(second));

/** The exact product. */
export const multiply = (first: string, second: string): string => plain(new Big(first).times(second));

/** Digits after the point, as written. */
export const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** Without zeros that say nothing: 1200.50 → 1200.5. */
export const trimZeros = (text: string): string => plain(new Big(text));
