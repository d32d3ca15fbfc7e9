import { expect, it } from 'vitest';
import { fits } from './fits.ts';

it.each([
  ['a value that differs', 1, '1', ['answer is "1", not 1']],
  ['a field that is missing', { a: '…' }, {}, ['answer.a is missing']],
  ['a field that was not expected', { a: 1 }, { a: 1, b: 2 }, ['answer.b was not expected']],
  ['a row too many', [1], [1, 2], ['answer has 2 rows, not 1']],
  ['a row too few', [1, 2, '…'], [1], ['answer has 1 rows, not 2']],
  ['another value where one was remembered', ['$id', '$id'], [1, 2], ['answer[1] is 2, not 1']],
])('tells %s', (_, written, found, mismatches) => {
  expect(fits(written, found, {})).toEqual(mismatches);
});

it.each([
  ['fields that may be more', { a: 1, '…': '…' }, { a: 1, b: 2 }],
  ['rows that may be more', [1, '…'], [1, 2, 3]],
  ['any value', { a: '…' }, { a: { b: [] } }],
])('lets pass %s', (_, written, found) => {
  expect(fits(written, found, {})).toEqual([]);
});
