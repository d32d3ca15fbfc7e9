import { compareDecimals } from '../components/amount-field/amount-field.rules.ts';

/** The least and the most that is allowed, as decimal strings; either may be missing. */
export interface DecimalBounds {
  min?: string | undefined;
  max?: string | undefined;
}

/** Whether a text is a number the way it travels: plain digits, no exponent, a sign only where one is allowed. */
export const isPlainNumber = (text: string, { negative = false } = {}): boolean =>
  (negative ? /^-?\d+(\.\d+)?$/ : /^\d+(\.\d+)?$/).test(text);

/** Whether a text is a whole number: digits without a point. */
export const isWholeNumber = (text: string, { negative = false } = {}): boolean =>
  (negative ? /^-?\d+$/ : /^\d+$/).test(text);

/** On which side of the bounds a number lies, compared digit by digit, never as a JavaScript number. */
export function sideOf(number: string, { min, max }: DecimalBounds): 'below' | 'inside' | 'above' {
  if (min !== undefined && compareDecimals(number, min) < 0) return 'below';
  return max !== undefined && compareDecimals(number, max) > 0 ? 'above' : 'inside';
}
