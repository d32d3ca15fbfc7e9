/** The most digits an amount has: enough for every 256-bit number of a chain. */
export const mostDigits = 78;

/** Why text is not an exact amount. `plain` is the amount it probably means, written exactly, to propose and never to take. */
export type AmountFault =
  | { kind: 'empty' | 'sign' | 'exponent' | 'notANumber' | 'tooManyDigits' | 'wholeNumber' }
  | {
      kind: 'comma' | 'grouping' | 'fullWidth' | 'leadingZeros' | 'pointAtStart' | 'pointAtEnd';
      plain: string;
    }
  /** `1,200` is 1200 to some and 1.2 to others. */
  | { kind: 'ambiguous'; plain: string; other: string }
  | { kind: 'tooManyDecimals'; decimals: number; count: number };

/** The amount as a decimal string in the characters that were entered, or what keeps the text from being one. */
export type ParsedAmount = { amount: string; fault: null } | { amount: null; fault: AmountFault };

/** What a coin takes. */
export interface AmountForm {
  /** The most digits behind the point; 0 for whole numbers. */
  decimals?: number | undefined;
}

const exact = /^(0|[1-9]\d*)(\.\d+)?$/;

/**
 * The one rule for an amount that a person enters: digits with at most one point between them. Blank space around it is
 * ignored; nothing else is taken away, rounded or read as something else.
 */
export function parseAmount(entered: string, { decimals }: AmountForm = {}): ParsedAmount {
  const text = entered.trim();
  const fault = exact.test(text) ? faultOfNumber(text, decimals) : faultOfWhole(faultOfText(text), decimals);
  return fault === null ? { amount: text, fault } : { amount: null, fault };
}

/** Whether text is exactly an amount, character by character as it is sent. */
export const isAmount = (text: string, form?: AmountForm): boolean => parseAmount(text, form).amount === text;

/** How many digits stand behind the point. */
export const countDecimals = (value: string): number => value.split('.')[1]?.length ?? 0;

function faultOfNumber(text: string, decimals = Infinity): AmountFault | null {
  if (text.replace('.', '').length > mostDigits) return { kind: 'tooManyDigits' };
  const count = countDecimals(text);
  if (count <= decimals) return null;
  return decimals === 0 ? { kind: 'wholeNumber' } : { kind: 'tooManyDecimals', decimals, count };
}

/** Where there is nothing behind a point, nothing is said about points. */
function faultOfWhole(fault: AmountFault, decimals: number | undefined): AmountFault {
  if (decimals !== 0) return fault;
  if (fault.kind === 'ambiguous') return { kind: 'grouping', plain: fault.plain };
  return ['comma', 'pointAtStart', 'pointAtEnd', 'notANumber'].includes(fault.kind)
    ? { kind: 'wholeNumber' }
    : fault;
}

function faultOfText(text: string): AmountFault {
  if (text === '') return { kind: 'empty' };
  // No amount is so long, and what follows need not look at a novel.
  if (text.length > 2 * mostDigits) return { kind: /^[\d.,]+$/.test(text) ? 'tooManyDigits' : 'notANumber' };

  const narrow = halfWidth(text);
  if (narrow !== text) return exact.test(narrow) ? { kind: 'fullWidth', plain: narrow } : faultOfText(narrow);
  if (/^[-+−]\s*[\d.,]*$/.test(text)) return { kind: 'sign' };
  if (/^[\d.,]+e[-+]?\d*$/i.test(text)) return { kind: 'exponent' };
  if (/^\d+\.$/.test(text)) return { kind: 'pointAtEnd', plain: withoutZeros(text.slice(0, -1)) };
  if (/^\.\d*$/.test(text)) return { kind: 'pointAtStart', plain: `0${text === '.' ? '.0' : text}` };
  if (/^0\d+(\.\d+)?$/.test(text)) return { kind: 'leadingZeros', plain: withoutZeros(text) };
  if (/^[1-9]\d{0,2},\d{3}$/.test(text))
    return { kind: 'ambiguous', plain: text.replace(',', ''), other: text.replace(',', '.') };
  if (/^\d+,\d*$/.test(text))
    return { kind: 'comma', plain: withoutZeros(text.replace(',', '.').replace(/\.$/, '.0')) };
  const plain = withoutGroups(text);
  return plain === null ? { kind: 'notANumber' } : { kind: 'grouping', plain: withoutZeros(plain) };
}

/** Groups of thousands that can be read in one way only, taken away; null where there are none. */
function withoutGroups(text: string): string | null {
  if (/^\d{1,3}(,\d{3})+\.\d+$|^\d{1,3}(,\d{3}){2,}$/.test(text)) return text.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})+,\d+$|^\d{1,3}(\.\d{3}){2,}$/.test(text))
    return text.replaceAll('.', '').replace(',', '.');
  if (/^\d{1,3}([ \u00A0\u202F'’]\d{3})+([.,]\d+)?$/.test(text))
    return text.replaceAll(/[ \u00A0\u202F'’]/g, '').replace(',', '.');
  return null;
}

const withoutZeros = (text: string): string => text.replace(/^0+(?=\d)/, '');

/** Chinese input methods write full-width digits, points and commas. */
const halfWidth = (text: string): string =>
  text
    .replace(/[０-９＋－]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[．。]/g, '.')
    .replace(/，/g, ',');
