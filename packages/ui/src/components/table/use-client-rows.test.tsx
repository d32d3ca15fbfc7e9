import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TableColumn } from './table-column.ts';
import { useClientRows, type ClientRows } from './use-client-rows.ts';

const columns: readonly TableColumn<string>[] = [{ key: 'value', header: 'Value', cell: (row) => row }];
const rows = ['10', '9', '2', '30', '1'];
const shown = (rest: Partial<ClientRows<string>>) =>
  renderHook(() => useClientRows(rows, { columns, ...rest })).result.current;

it('leaves the rows as they are without an order or pages', () => {
  expect(shown({}).rows).toBe(rows);
  expect(shown({ sort: { key: 'gone', direction: 'ascending' } }).rows).toBe(rows);
});

it('sorts all rows and then takes a page of them, counting all', () => {
  const sort = { key: 'value', direction: 'descending' } as const;
  expect(shown({ sort, page: 1, pageSize: 2 })).toEqual({ rows: ['30', '10'], count: 5 });
  expect(shown({ sort, page: 3, pageSize: 2 })).toEqual({ rows: ['1'], count: 5 });
});

it('shows the last page where there is none so late, as Pagination does', () => {
  expect(shown({ page: 9, pageSize: 2 }).rows).toEqual(['1']);
});

it('gives the same array while nothing changed', () => {
  const sort = { key: 'value', direction: 'ascending' } as const;
  const { result, rerender } = renderHook(() => useClientRows(rows, { columns, sort, page: 2, pageSize: 2 }));
  const before = result.current.rows;
  rerender();
  expect(result.current.rows).toBe(before);
});
