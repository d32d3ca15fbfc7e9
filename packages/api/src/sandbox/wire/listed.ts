import { paged } from './paged.ts';

/** What list calls take besides their own filters. */
export interface ListQuery {
  keyword?: string | undefined;
  start_time?: number | undefined;
  end_time?: number | undefined;
  order?: 'asc' | 'desc' | undefined;
  page_no?: number | undefined;
  page_size?: number | undefined;
}

interface Way<Row, Shown> {
  show: (row: Row) => Shown;
  /** What the keyword is looked for in. */
  texts?: (row: Row) => readonly string[];
  /** The moment that start_time and end_time are about. */
  time?: (row: Row) => number;
  /** Above or below 0 as one row comes after or before the other, the smaller one first. @default by time */
  compare?: (one: Row, other: Row) => number;
  /** @default desc */
  order?: 'asc' | 'desc';
}

/** The page of rows that was asked for: searched, within its times, sorted. Own filters come before. */
export function listed<Row, Shown>(
  rows: readonly Row[],
  query: ListQuery,
  { show, texts = () => [], time = () => 0, compare, order = 'desc' }: Way<Row, Shown>,
) {
  const keyword = query.keyword?.trim().toLowerCase() ?? '';
  const { start_time = -Infinity, end_time = Infinity } = query;
  const found = rows.filter(
    (row) =>
      (keyword === '' || texts(row).some((text) => text.toLowerCase().includes(keyword))) &&
      time(row) >= start_time &&
      time(row) <= end_time,
  );
  found.sort(compare ?? ((one, other) => time(one) - time(other)));
  if ((query.order ?? order) === 'desc') found.reverse();
  return paged(found, query, show);
}
