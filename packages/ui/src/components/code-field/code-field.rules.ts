/** What becomes of a text that is typed or pasted into a field of digits. */
export interface ReadCode {
  /** Its digits, full-width ones too, no more than there are boxes. */
  code: string;
  /** Something beyond the blanks and dashes between groups was left out: letters, or digits without a box. */
  hasMore: boolean;
}

/** Reads a code as authenticators and messages write it. */
export function readCode(entered: string, length: number): ReadCode {
  const text = entered
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - '０'.charCodeAt(0)))
    .replace(/[\s-]/g, '');
  const digits = text.replace(/[^0-9]/g, '');
  const code = digits.slice(0, length);
  return { code, hasMore: code !== text };
}
