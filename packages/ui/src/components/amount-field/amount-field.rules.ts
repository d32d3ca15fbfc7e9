/** The most digits an amount has: enough for every 256-bit number of a chain. */
export const mostDigits = 78;

/** Why text is not taken as an amount. */
export type AmountRefusal = 'negative' | 'ambiguous' | 'tooManyDigits' | 'notANumber';

/** What a person may have in the field while typing: digits with at most one point, not yet complete. */
const typed = /^\d*\.?\d*$/;
const complete = /^\d+(\.\d+)?$/;
/** Grouping that can be read in one way only: a point behind the commas, two commas, or spaces. */
const grouped = /^(\d{1,3}(,\d{3})+\.\d+|\d{1,3}(,\d{3}){2,}|\d{1,3}([ \u00A0\u202F]\d{3})+(\.\d+)?)$/;
/** Digits, commas and points in an order that people of two countries read differently. */
const separated = /^\d[\d.,]*$/;

/** Reads what was typed or pasted. Nothing is rounded, and no digit is changed. */
export function readAmount(entered: string, symbol = ''): { text: string } | { refusal: AmountRefusal } {
  const text = withoutSymbol(halfWidth(entered).trim(), symbol);
  const plain = grouped.test(text) ? text.replace(/[, \u00A0\u202F]/g, '') : text;
  if (typed.test(plain))
    return plain.replace('.', '').length > mostDigits ? { refusal: 'tooManyDigits' } : { text: plain };
  if (/^[-−]\s*[\d.,]+$/.test(text)) return { refusal: 'negative' };
  return { refusal: separated.test(text) && /\d[.,]\d/.test(text) ? 'ambiguous' : 'notANumber' };
}

/** The decimal string for text in the making: `12.` is 12, `.5` is 0.5, `007` is 7, and a lone point is nothing yet. */
export function toDecimal(text: string): string {
  if (!/\d/.test(text)) return '';
  const [whole = '', fraction = ''] = text.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/** Whether a string is an amount the way it travels: plain digits, no sign, no exponent. */
export const isAmount = (value: string): boolean => complete.test(value);

/** Whether a limit can be compared with; what is left after a fee may be less than nothing. */
export const isBound = (value: string | undefined): value is string =>
  value !== undefined && /^-?\d+(\.\d+)?$/.test(value);

/** How many digits stand behind the point. */
export const countDecimals = (value: string): number => value.split('.')[1]?.length ?? 0;

/** Compares two decimal strings of any length exactly: negative, zero or positive. Both may be negative. */
export function compareDecimals(left: string, right: string): number {
  const places = Math.max(countDecimals(left), countDecimals(right));
  const scaled = (value: string) =>
    BigInt(value.replace('.', '') + '0'.repeat(places - countDecimals(value)));
  const difference = scaled(left) - scaled(right);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Chinese input methods write full-width digits and points; they mean the same. */
const halfWidth = (text: string): string =>
  text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - '０'.charCodeAt(0)))
    .replace(/[．。]/g, '.')
    .replace(/，/g, ',');

/** An amount copied from this console ends with its coin. */
const withoutSymbol = (text: string, symbol: string): string =>
  symbol !== '' && text.endsWith(` ${symbol}`) ? text.slice(0, -symbol.length - 1).trim() : text;
