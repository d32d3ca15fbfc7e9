import { readCsv } from '#shared/csv/read-csv.ts';
import type { Chosen, Duplicates } from '#shared/csv/duplicate-columns.ts';
import { readSheet, type Column } from './read-sheet.rules.ts';
import { maxRows, type Entry } from './sheet-row.ts';

/** Why a file gives no rows: a key of `batch.file`. */
export type FileProblem = 'workbook' | 'encoding' | 'unreadable' | 'empty';

/** So large may a file be: ten thousand rows of long remarks, and no more. */
export const maxFileSize = 8_000_000;

/** A zipped file, and so a workbook with another ending. */
const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** The text of a file: UTF-8, or UTF-16 that says so itself. Null where it is neither. */
function textOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What a file holds: rows, columns to ask about with the rows they are asked of, or something that is no table. */
export type FileRead =
  | { entries: Entry[]; truncated: boolean }
  | { duplicates: Duplicates<Column>; rows: string[][] }
  | { problem: FileProblem };

/**
 * Reads the rows of a file that was dropped; more than a sheet holds are counted, not read.
 *
 * @param chosen - Which of several columns that mean the same.
 */
export async function readFile(file: Blob, chosen?: Chosen<Column>): Promise<FileRead> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return { problem: 'workbook' };
  const text = textOf(bytes);
  if (text === null || text.includes('\0')) return { problem: 'encoding' };
  if (text.trim() === '') return { problem: 'empty' };
  try {
    // The header is a row too.
    const { rows, truncated } = readCsv(text, { maxRows: maxRows + 1 });
    const sheet = readSheet(rows, chosen);
    if ('duplicates' in sheet) return { ...sheet, rows };
    return sheet.entries.length === 0 ? { problem: 'empty' } : { entries: sheet.entries, truncated };
  } catch {
    return { problem: 'unreadable' };
  }
}
