import { describe, expect, it } from 'vitest';
import type { TableColumn } from './table-column.ts';
import {
  fitWidth,
  inOrder,
  moveKey,
  plainLayout,
  readLayout,
  visibleColumns,
  widthOf,
} from './table-layout.rules.ts';

const column = (key: string, more: Partial<TableColumn<string>> = {}): TableColumn<string> => ({
  key,
  header: key,
  cell: (row) => row,
  ...more,
});
const columns = [column('a'), column('b'), column('c'), column('d')];
const keysOf = (list: readonly TableColumn<string>[]) => list.map(({ key }) => key).join('');

describe('order', () => {
  it.each([
    ['as declared where nothing is kept', [], 'abcd'],
    ['as kept', ['d', 'c', 'b', 'a'], 'dcba'],
    ['without columns that are no more', ['x', 'b', 'a', 'c', 'd'], 'bacd'],
    ['with a new column behind the one it was declared after', ['d', 'b', 'a'], 'dbca'],
    ['with a new first column first', ['d', 'c', 'b'], 'adcb'],
    ['each column once', ['b', 'b', 'a', 'c', 'd'], 'bacd'],
  ])('is %s', (_title, order, keys) => {
    expect(keysOf(inOrder(columns, { ...plainLayout, order }))).toBe(keys);
  });

  it.each([
    ['c', 0, ['c', 'a', 'b']],
    ['a', 2, ['b', 'c', 'a']],
    ['a', 9, ['b', 'c', 'a']],
    ['b', -1, ['b', 'a', 'c']],
  ])('puts %s at %i', (key, to, keys) => {
    expect(moveKey(['a', 'b', 'c'], key, to)).toEqual(keys);
  });
});

it('leaves out what is hidden, but never the title or what must stay', () => {
  const layout = { ...plainLayout, hidden: ['a', 'b', 'c', 'x'] };
  expect(keysOf(visibleColumns(columns, layout))).toBe('ad');
  expect(keysOf(visibleColumns([column('a'), column('b', { hideable: false }), column('c')], layout))).toBe(
    'ab',
  );
  expect(keysOf(visibleColumns([column('a'), column('b', { isTitle: true })], layout))).toBe('b');
});

describe('a kept layout', () => {
  it('is read back', () => {
    const layout = { order: ['b', 'a'], hidden: ['c'], widths: { a: 120 } };
    expect(readLayout(JSON.stringify(layout))).toEqual(layout);
  });

  it.each([
    null,
    '',
    'null',
    '{',
    '[]',
    '{"order":"a","hidden":[],"widths":{}}',
    '{"order":[1],"hidden":[],"widths":{}}',
  ])('is none where the text is %s', (text) => {
    expect(readLayout(text)).toBeNull();
  });

  it('loses widths that are none', () => {
    const text = '{"order":[],"hidden":[],"widths":{"a":120,"b":"wide","c":-4,"d":null}}';
    expect(readLayout(text)?.widths).toEqual({ a: 120 });
  });
});

it('keeps a width between the least and the most', () => {
  expect([fitWidth(column('a'), 20), fitWidth(column('a'), 99.6), fitWidth(column('a'), 5000)]).toEqual([
    80, 100, 960,
  ]);
  expect(fitWidth(column('a', { minWidth: 140 }), 20)).toBe(140);
});

it('gives a column without a width of its own a usual one', () => {
  expect(widthOf(column('a'), plainLayout)).toBe(160);
  expect(widthOf(column('a', { width: '96px' }), plainLayout)).toBe(96);
  expect(widthOf(column('a', { width: '30%', minWidth: 200 }), plainLayout)).toBe(200);
  expect(widthOf(column('a', { width: '96px' }), { ...plainLayout, widths: { a: 300 } })).toBe(300);
});
