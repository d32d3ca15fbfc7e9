import { expect, it } from 'vitest';
import { range, selectionOf, switched } from './table-selection.rules.ts';

it('switches keys in a copy', () => {
  const before = new Set([1, 2]);
  expect([...switched(before, [2, 3], true)]).toEqual([1, 2, 3]);
  expect([...switched(before, [2, 3], false)]).toEqual([1]);
  expect([...before]).toEqual([1, 2]);
});

it.each([
  [[], [1, 2], 'none'],
  [[9], [1, 2], 'none'],
  [[1, 9], [1, 2], 'some'],
  [[2], [1, 2], 'some'],
  [[1, 2, 9], [1, 2], 'all'],
  [[1], [], 'none'],
])('of the selected %j says how many of %j are: %s', (selected, keys, state) => {
  expect(selectionOf(new Set(selected), keys)).toBe(state);
});

it.each([
  [1, 3, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [2, 2, [2]],
  [undefined, 2, [2]],
  [9, 2, [2]],
])('goes from %s to %i whichever comes first', (from, to, keys) => {
  expect(range([1, 2, 3, 4], from, to)).toEqual(keys);
});
