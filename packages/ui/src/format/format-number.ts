import { numberShape } from './number-shape.ts';

/** How a number is written. */
export interface NumberFormat {
  /** Fraction digits, a whole number; `'all'` keeps those that are there, as they are. @default 2 */
  digits?: number | 'all';
  /** Separators between thousands. @default true */
  grouping?: boolean;
  /** M from 1,000,000 and B from 1,000,000,000, in every language; for cards only. @default false */
  shorten?: boolean;
  /**
   * What becomes of digits that are left out: `half` rounds as people do on paper, `down` drops them, so that what can
   * be spent is never shown as more than there is. @default 'half'
   */
  rounding?: 'half' | 'down';
  /** A BCP 47 tag, such as `de-CH`, for its separators and digits. @default a comma and a point, as in en-US and zh-CN */
  locale?: string | undefined;
}

interface Digits {
  whole: string;
  fraction: string;
}

const decimal = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** Each unit: its letter, how far the point moves, and the length of a whole part that needs the next one. */
const units = [
  { letter: '', places: 0, full: 7 },
  { letter: 'M', places: -6, full: 4 },
  { letter: 'B', places: -9, full: Infinity },
];

/** What stands where a number is missing. */
export const missingNumber = '--';

/** Whether a text is a decimal number, of any length: `12`, `-0.50`, `1e-8`. */
export const isDecimal = (text: string): boolean => decimal.test(text);

/**
 * Writes a number for reading. Works on digits, never through floating point, so a decimal string of any length stays
 * exact; a half is rounded away from zero. A minus is U+2212, and zero has none. What is missing or not a number becomes `--`.
 */
export function formatNumber(
  value: string | number | null | undefined,
  { digits = 2, grouping = true, shorten = false, rounding = 'half', locale }: NumberFormat = {},
): string {
  if (digits !== 'all' && !(Number.isInteger(digits) && digits >= 0))
    throw new RangeError(`digits: ${digits} is no number of digits`);
  const parts = decimal.exec(String(value ?? ''));
  if (parts === null) return missingNumber;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const number = movePoint({ whole, fraction }, Number(exponent));

  let shown = { letter: '', ...round(number, digits, rounding) };
  for (const { letter, places, full } of shorten ? units : []) {
    shown = { letter, ...round(movePoint(number, places), digits, rounding) };
    if (shown.whole.length < full) break;
  }

  const shape = numberShape(locale);
  const local = (text: string) => text.replace(/\d/g, (digit) => shape.digits[Number(digit)] ?? digit);
  const minus = sign === '-' && /[1-9]/.test(shown.whole + shown.fraction) ? shape.minus : '';
  const thousands = grouping
    ? inGroups(shown.whole, shape.groups).map(local).join(shape.group)
    : local(shown.whole);
  return (
    minus + thousands + (shown.fraction === '' ? '' : shape.point + local(shown.fraction)) + shown.letter
  );
}

/** Moves the decimal point to the right, or to the left when `places` is negative. */
function movePoint({ whole, fraction }: Digits, places: number): Digits {
  const left = whole.padStart(1 - places, '0');
  const digits = left + fraction.padEnd(places, '0');
  const point = left.length + places;
  return { whole: digits.slice(0, point), fraction: digits.slice(point) };
}

function round({ whole, fraction }: Digits, digits: number | 'all', rounding: 'half' | 'down'): Digits {
  const places = digits === 'all' ? fraction.length : digits;
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const up = rounding === 'half' && (fraction[places] ?? '0') >= '5' ? 1n : 0n;
  const rounded = (kept + up).toString().padStart(places + 1, '0');
  const point = rounded.length - places;
  return { whole: rounded.slice(0, point), fraction: rounded.slice(point) };
}

/** Cuts a whole number from its end into a last group and equal ones before it. */
function inGroups(whole: string, [last, others]: readonly [number, number]): string[] {
  const groups: string[] = [];
  const cut = Math.max(0, whole.length - last);
  for (let end = cut % others || others; end < cut + others; end += others)
    groups.push(whole.slice(Math.max(0, end - others), end));
  return [...groups, whole.slice(cut)];
}
