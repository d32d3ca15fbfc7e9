import { expect, it } from 'vitest';
import { add, search, split, without } from './transfer-list.rules.ts';

const options = [
  { id: 'a', label: 'Main' },
  { id: 'b', label: 'Settlement', detail: 'Web3' },
  { id: 'c', label: 'Omnibus' },
] as const;

it.each([
  [['a'], ['b', 'c'], Infinity, ['a', 'b', 'c'], 0],
  [['c'], ['b', 'c', 'a'], Infinity, ['c', 'b', 'a'], 0],
  [['a'], ['b', 'c'], 2, ['a', 'b'], 1],
  [['a', 'b', 'c'], ['d'], 2, ['a', 'b', 'c'], 1],
] as const)('to %j adds %j with room for %d', (chosen, ids, limit, result, leftOut) => {
  expect(add<string>(chosen, ids, limit)).toEqual({
    chosen: result,
    added: result.length - chosen.length,
    leftOut,
  });
});

it('keeps the order of what is left', () => {
  expect(without(['c', 'a', 'b'], new Set(['a']))).toEqual(['c', 'b']);
});

it.each([
  ['', 'abc'],
  ['  ', 'abc'],
  ['OMNI', 'c'],
  ['web', 'b'],
  ['zzz', ''],
])('searches label and detail for %j', (text, found) => {
  expect(
    search(options, text)
      .map((option) => option.id)
      .join(''),
  ).toBe(found);
});

it('shows what was chosen in its own order, also what is not offered any more', () => {
  const { available, chosen } = split<string>(options, ['c', 'gone', 'a']);
  expect(available.map((option) => option.id)).toEqual(['b']);
  expect(chosen).toEqual([options[2], { id: 'gone', label: 'gone' }, options[0]]);
});
