/** What may stand between two fields. */
type Separator = ',' | ';' | '\t';

/** A table as text: its rows as they stand, each a list of fields. */
export interface CsvTable {
  separator: Separator;
  rows: string[][];
  /** The line on which each row begins, counted from 1. */
  lines: number[];
  /** Whether there were more rows than asked for. */
  truncated: boolean;
}

/** Why a text is no table: it is empty, or a quote that was opened at `line` is never closed. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
  readonly reason: 'empty' | 'quote';
  readonly line: number;

  constructor(reason: 'empty' | 'quote', line: number) {
    super(`${reason} at line ${line}`);
    this.reason = reason;
    this.line = line;
  }
}

const separators: readonly Separator[] = [',', ';', '\t'];

/** Excel names the separator in a first line of its own. */
const named = /^sep=([,;\t])(?:\r\n|\r|\n)/i;

/** The first line that says something, without what is quoted in it, which may hold any separator. */
function firstLine(text: string): string {
  let line = '';
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) {
      if (line.trim() !== '') return line;
      line = '';
    } else if (!isQuoted) line += character;
  }
  return line;
}

/**
 * A tab where there is one: no value has it unquoted. Otherwise what occurs most in the first line; a comma may also be a
 * decimal separator, so that a semicolon goes first where both occur as often.
 */
function separatorOf(text: string): Separator {
  const line = firstLine(text);
  if (line.includes('\t')) return '\t';
  const semicolons = line.split(';').length - 1;
  return semicolons > 0 && semicolons >= line.split(',').length - 1 ? ';' : ',';
}

interface Field {
  value: string;
  /** Where the field ends: at a separator, a line end or the end of the text. */
  end: number;
  /** Line ends within it. */
  lines: number;
}

const linesIn = (text: string) => text.split(/\r\n|\r|\n/).length - 1;

/** A field in quotes; what follows the closing quote belongs to it as it stands, as spreadsheets read it. */
function quotedField(text: string, start: number, line: number, ending: RegExp): Field {
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) throw new CsvError('quote', line);
    parts.push(text.slice(from, quote));
    if (text[quote + 1] === '"') {
      parts.push('"');
      from = quote + 2;
    } else {
      const rest = plainField(text, quote + 1, ending);
      const value = parts.join('');
      return { value: value + rest.value, end: rest.end, lines: linesIn(value) };
    }
  }
}

function plainField(text: string, start: number, ending: RegExp): Field {
  ending.lastIndex = start;
  const end = ending.exec(text)?.index ?? text.length;
  return { value: text.slice(start, end), end, lines: 0 };
}

const endings: Record<Separator, RegExp> = { ',': /[,\r\n]/g, ';': /[;\r\n]/g, '\t': /[\t\r\n]/g };

/**
 * Reads a table as spreadsheets write and copy it: separated by commas, semicolons or tabs, with or without a byte order
 * mark, with or without quotes. Lines with nothing on them are left out. Every character is looked at a fixed number of
 * times, whatever the text.
 */
export function readCsv(text: string, { maxRows = Infinity }: { maxRows?: number } = {}): CsvTable {
  const unmarked = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const naming = named.exec(unmarked);
  const body = naming === null ? unmarked : unmarked.slice(naming[0].length);
  if (body.trim() === '') throw new CsvError('empty', 1);
  const separator = separators.find((each) => each === naming?.[1]) ?? separatorOf(body);
  const ending = endings[separator];
  const rows: string[][] = [];
  const lines: number[] = [];
  let row: string[] = [];
  let line = naming === null ? 1 : 2;
  let begin = line;
  let at = 0;
  for (;;) {
    const field = body[at] === '"' ? quotedField(body, at, line, ending) : plainField(body, at, ending);
    row.push(field.value);
    line += field.lines;
    at = field.end + 1;
    if (body[field.end] === separator) continue;
    if (row.some((value) => value.trim() !== '')) {
      if (rows.length === maxRows) return { separator, rows, lines, truncated: true };
      rows.push(row);
      lines.push(begin);
    }
    if (field.end >= body.length) return { separator, rows, lines, truncated: false };
    row = [];
    line += 1;
    begin = line;
    if (body[field.end] === '\r' && body[at] === '\n') at += 1;
  }
}
