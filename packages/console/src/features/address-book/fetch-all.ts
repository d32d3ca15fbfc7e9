interface Page<Row> {
  list: readonly Row[];
  count: number;
}

interface Fetching<Row> {
  page: (page: number, size: number) => Promise<Page<Row>>;
  /** Tells one row from another. */
  keyOf: (row: Row) => string | number;
  onProgress: (done: number, of: number) => void;
}

const size = 100;

const attempts = 2;

/**
 * Reads every page of a list. A row that goes or comes meanwhile moves the others from page to page: what was read is
 * then not the whole list, and all of it is read once more; after that it fails.
 */
export async function fetchAll<Row>({ page, keyOf, onProgress }: Fetching<Row>): Promise<Row[]> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const rows = new Map<string | number, Row>();
    let count = 0;
    let isSteady = true;
    for (let at = 1; at === 1 || (at - 1) * size < count; at += 1) {
      const answer = await page(at, size);
      isSteady &&= at === 1 || answer.count === count;
      count = answer.count;
      for (const row of answer.list) rows.set(keyOf(row), row);
      onProgress(Math.min(rows.size, count), count);
    }
    if (isSteady && rows.size === count) return [...rows.values()];
  }
  throw new Error('The list changes while it is read');
}
