import { toCsv, type CsvColumn } from '@mpc/ui';
import { minute } from '#shared/durations.ts';

/** The most rows the server gives at once. */
const pageSize = 1000;

/** A list that changes under the reading is read once more, from its start. */
const attempts = 2;

interface ExportedPage<Row> {
  list: readonly Row[];
  pageTotal: number;
  count: number;
}

/** What is written, and where it is read. */
export interface ExportJob<Row> {
  columns: readonly CsvColumn<Row>[];
  /** Tells one row from another. */
  keyOf: (row: Row) => string | number;
  /** Reads one page of what the filters match. */
  page: (at: { page_no: number; page_size: number }, signal: AbortSignal) => Promise<ExportedPage<Row>>;
}

interface ExportOptions<Row> extends ExportJob<Row> {
  signal: AbortSignal;
  onProgress: (progress: { done: number; of: number }) => void;
}

/** A finished file, and how many rows are in it. */
export interface Exported {
  file: Blob;
  rows: number;
}

const bodyOf = (csv: string): string => csv.slice(csv.indexOf('\r\n') + 2);

/**
 * Writes everything the filters match into a file, page by page: no more than one page is ever held as text. A row that
 * comes or goes meanwhile moves the others from page to page, so that some could be left out: then all of it is read once
 * more. Null where the list does not come to rest; rejects when it is stopped.
 */
export async function exportPages<Row>(options: ExportOptions<Row>): Promise<Exported | null> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const exported = await readOnce(options);
    if (exported !== null) return exported;
  }
  return null;
}

/** Null where what was read is not the whole list. */
async function readOnce<Row>({
  columns,
  keyOf,
  page,
  signal,
  onProgress,
}: ExportOptions<Row>): Promise<Exported | null> {
  const parts: Blob[] = [];
  const written = new Set<string | number>();
  let count = 0;
  for (let page_no = 1, last = 1; page_no <= last; page_no += 1) {
    const answer = await page({ page_no, page_size: pageSize }, signal);
    signal.throwIfAborted();
    if (page_no > 1 && answer.count !== count) return null;
    ({ count, pageTotal: last } = answer);
    const rows = answer.list.filter((row) => !written.has(keyOf(row)));
    for (const row of rows) written.add(keyOf(row));
    const csv = toCsv(columns, rows);
    parts.push(new Blob([page_no === 1 ? csv : bodyOf(csv)]));
    onProgress({ done: written.size, of: count });
  }
  if (written.size !== count) return null;
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows: written.size };
}

/** Hands a file to the person. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the file after this turn.
  setTimeout(() => URL.revokeObjectURL(address), minute);
}
