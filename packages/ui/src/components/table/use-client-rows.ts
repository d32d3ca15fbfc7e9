import { useMemo } from 'react';
import { useLanguage } from '../../locale/locale-context.ts';
import type { TableColumn } from './table-column.ts';
import { sortRows, type TableSort } from './table-sort.rules.ts';

export interface ClientRows<Item> {
  /** The same array while they are the same columns, as the rows are sorted again when it changes. */
  columns: readonly TableColumn<Item>[];
  sort?: TableSort | null | undefined;
  /** The page to show; the first is 1. @default 1 */
  page?: number;
  /** Rows on a page. @default all of them */
  pageSize?: number;
}

/** Sorts and pages rows that are all here, for `Table`, `LargeTable` and `Pagination`. */
export function useClientRows<Item>(
  rows: readonly Item[],
  { columns, sort, page = 1, pageSize = Infinity }: ClientRows<Item>,
): { rows: readonly Item[]; count: number } {
  const language = useLanguage();
  const key = sort?.key;
  const direction = sort?.direction;
  const sorted = useMemo(() => {
    const column = columns.find((one) => one.key === key);
    return column && direction ? sortRows(rows, column, direction, language) : rows;
  }, [rows, columns, key, direction, language]);
  const shown = useMemo(() => {
    if (sorted.length <= pageSize) return sorted;
    const start = Math.min(page - 1, Math.ceil(sorted.length / pageSize) - 1) * pageSize;
    return sorted.slice(start, start + pageSize);
  }, [sorted, page, pageSize]);
  return { rows: shown, count: rows.length };
}
