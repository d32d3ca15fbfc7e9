import { minute } from '../internal/durations.ts';

/** One column of a file. */
export interface CsvColumn<Row> {
  header: string;
  /** Exact figures in full, as they came. */
  text: (row: Row) => string;
}

/** So that spreadsheets read Chinese as what it is. */
const byteOrderMark = '\uFEFF';

/** What spreadsheets take for a formula, in half and full width; they look behind blanks too. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** The same where a cell would begin for who splits the file at semicolons, tabs or every line end. */
const formulaWithin = /([;\t\r\n][^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/g;

const plainNegative = /^-\d+(?:\.\d+)?$/;

/**
 * Writes rows as comma separated values by RFC 4180. What a spreadsheet would run as a formula gets an apostrophe in
 * front, also where it would begin a cell only for a spreadsheet that splits at semicolons or tabs; a plain negative
 * number stays a number.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(({ text }) => field(text(row))).join(','));
  const head = columns.map(({ header }) => field(header)).join(',');
  return `${byteOrderMark}${[head, ...lines].join('\r\n')}\r\n`;
}

function field(text: string): string {
  const inside = text.replace(formulaWithin, "$1'");
  const safe = formula.test(text) && !plainNegative.test(text) ? `'${inside}` : inside;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands a file of comma separated values to the person, as `name`.csv. */
export function downloadCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.endsWith('.csv') ? name : `${name}.csv`;
  link.click();
  // The browser takes the file after this turn.
  setTimeout(() => URL.revokeObjectURL(address), minute);
}
