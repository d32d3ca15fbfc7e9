import type { TableSort } from '@mpc/ui';

/** An order by one of some columns. */
export interface SortBy<Key extends string> {
  key: Key;
  direction: TableSort['direction'];
}

/** An order as an address says it, `usd` ascending and `-usd` descending; null for the usual order, and for nonsense. */
export function sortFrom<Columns extends object>(
  text: string,
  columns: Columns,
): SortBy<Extract<keyof Columns, string>> | null {
  const key = text.replace('-', '');
  const isColumn = (name: string): name is Extract<keyof Columns, string> => Object.hasOwn(columns, name);
  return isColumn(key) ? { key, direction: text.startsWith('-') ? 'descending' : 'ascending' } : null;
}

/** How an address says an order; empty for the usual one. */
export const sortText = (sort: TableSort | null): string =>
  sort === null ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.key}`;
