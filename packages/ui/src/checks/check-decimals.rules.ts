import { countDecimals, parseAmount, type ParsedAmount } from '../format/parse-amount.ts';

/** The least and the most that is allowed, as decimal strings; either may be missing. */
export interface DecimalBounds {
  min?: string | undefined;
  max?: string | undefined;
}

/** What a number takes beyond what an amount does. */
export interface NumberForm {
  /** A minus sign in front of it. @default false */
  negative?: boolean;
  /** The most digits behind the point; 0 for whole numbers. */
  decimals?: number;
}

/** Reads a number by the rule of amounts; nothing is never negative. Blank space around it is a fault: nobody takes it away before it is used. */
export function parseNumber(text: string, { negative = false, decimals }: NumberForm = {}): ParsedAmount {
  const body = negative ? text.replace(/^-(?=$|.*[1-9])/, '') : text;
  const parsed = parseAmount(body, { decimals });
  if (parsed.fault !== null) return parsed;
  return parsed.amount === body
    ? { amount: text, fault: null }
    : { amount: null, fault: { kind: 'notANumber' } };
}

/** Compares two decimal strings of any length exactly: negative, zero or positive. Both may be negative. */
export function compareDecimals(left: string, right: string): number {
  const places = Math.max(countDecimals(left), countDecimals(right));
  const scaled = (value: string) =>
    BigInt(value.replace('.', '') + '0'.repeat(places - countDecimals(value)));
  const difference = scaled(left) - scaled(right);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Whether a limit can be compared with; what is left after a fee may be less than nothing. */
export const isBound = (value: string | undefined): value is string =>
  value !== undefined && /^-?\d+(\.\d+)?$/.test(value);

/** On which side of the bounds a number lies, compared digit by digit, never as a JavaScript number. */
export function sideOf(number: string, { min, max }: DecimalBounds): 'below' | 'inside' | 'above' {
  if (min !== undefined && compareDecimals(number, min) < 0) return 'below';
  return max !== undefined && compareDecimals(number, max) > 0 ? 'above' : 'inside';
}
