import { describe, expect, it } from 'vitest';
import type { TableColumn } from './table-column.ts';
import { nextSort, sortRows } from './table-sort.rules.ts';

const column: TableColumn<string> = { key: 'value', header: 'Value', cell: (row) => row };
const sorted = (rows: string[], direction: 'ascending' | 'descending' = 'ascending', language = 'en-US') =>
  sortRows(rows, column, direction, language);

it('goes from ascending to descending to as listed, and begins anew with another column', () => {
  const ascending = nextSort(null, 'amount');
  expect(ascending).toEqual({ key: 'amount', direction: 'ascending' });
  const descending = nextSort(ascending, 'amount');
  expect(descending).toEqual({ key: 'amount', direction: 'descending' });
  expect(nextSort(descending, 'amount')).toBeNull();
  expect(nextSort(descending, 'time')).toEqual({ key: 'time', direction: 'ascending' });
});

describe('rows', () => {
  it('are sorted by value where they are decimals, also those a number cannot tell apart', () => {
    expect(sorted(['10', '9', '-1', '0.5'])).toEqual(['-1', '0.5', '9', '10']);
    expect(sorted(['9007199254740993', '9007199254740992.5', '9007199254740992'])).toEqual([
      '9007199254740992',
      '9007199254740992.5',
      '9007199254740993',
    ]);
  });

  it('are sorted as the language has it where they are words', () => {
    expect(sorted(['wallet 10', 'Wallet 2', 'apple'])).toEqual(['apple', 'Wallet 2', 'wallet 10']);
    expect(sorted(['张伟', '陈晨', '李雷'], 'ascending', 'zh-CN')).toEqual(['陈晨', '李雷', '张伟']);
  });

  it('without a value come last either way', () => {
    expect(sorted(['', '2', '--', '1'])).toEqual(['1', '2', '', '--']);
    expect(sorted(['', '2', '--', '1'], 'descending')).toEqual(['2', '1', '', '--']);
  });

  it('keep their order where they are equal, either way', () => {
    const rows = [
      { id: 1, name: 'b' },
      { id: 2, name: 'a' },
      { id: 3, name: 'b' },
      { id: 4, name: 'a' },
    ];
    const ids = (direction: 'ascending' | 'descending') =>
      sortRows(rows, { key: 'name', header: 'Name', cell: ({ name }) => name }, direction, 'en-US').map(
        ({ id }) => id,
      );
    expect(ids('ascending')).toEqual([2, 4, 1, 3]);
    expect(ids('descending')).toEqual([1, 3, 2, 4]);
  });

  it('are compared as their column says where it says so', () => {
    const byLength = { ...column, compare: (one: string, other: string) => one.length - other.length };
    expect(sortRows(['ccc', 'a', 'bb'], byLength, 'descending', 'en-US')).toEqual(['ccc', 'bb', 'a']);
  });
});
