/** The most rows of a list that are read. */
export const readLimit = 20_000;

/** The most that the server gives at once. */
const pageSize = 1000;

interface Rows<Row> {
  /** Asks for one page. */
  page: (at: { page_no: number; page_size: number }) => Promise<{ list: readonly Row[]; count: number }>;
  /** Tells one row from another. */
  keyOf: (row: Row) => string | number;
  onProgress: (done: number, of: number) => void;
  signal: AbortSignal;
}

/** What was read, and how many rows there are. */
export interface ReadRows<Row> {
  rows: Row[];
  count: number;
}

/** Reads a list page by page up to the limit; a row that moved to the next page meanwhile is taken once. */
export async function readRows<Row>({ page, keyOf, onProgress, signal }: Rows<Row>): Promise<ReadRows<Row>> {
  const rows = new Map<string | number, Row>();
  for (let page_no = 1; ; page_no += 1) {
    signal.throwIfAborted();
    const { list, count } = await page({ page_no, page_size: pageSize });
    for (const row of list) rows.set(keyOf(row), row);
    const most = Math.min(count, readLimit);
    onProgress(rows.size, most);
    if (page_no * pageSize >= most || list.length === 0) return { rows: [...rows.values()], count };
  }
}
