/** The page of rows that was asked for; 20 rows where no size is named. */
export function paged<Row, Shown>(
  rows: readonly Row[],
  { page_no = 1, page_size = 20 }: { page_no?: number | undefined; page_size?: number | undefined },
  show: (row: Row) => Shown,
) {
  return {
    list: rows.slice((page_no - 1) * page_size, page_no * page_size).map(show),
    pageTotal: Math.ceil(rows.length / page_size),
    count: rows.length,
  };
}
