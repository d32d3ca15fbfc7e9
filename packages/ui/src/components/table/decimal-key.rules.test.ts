import { expect, it } from 'vitest';
import { decimalKey } from './decimal-key.rules.ts';

const ascending = [
  '-12345678901234567890123.5',
  '-100',
  '-99.51',
  '-99.5',
  '-1e-8',
  '0',
  '0.000000000000000001',
  '1e-8',
  '0.5',
  '.51',
  '2',
  '10',
  '10.05',
  '10.5',
  '9007199254740992',
  '9007199254740993',
  '9007199254740993.1',
  '1e30',
];

it('sorts decimals of any length by value when compared letter by letter', () => {
  const shuffled = ascending.toReversed();
  expect(shuffled.sort((one, other) => (decimalKey(one) < decimalKey(other) ? -1 : 1))).toEqual(ascending);
});

it.each([
  ['1', '01.000'],
  ['0', '-0.0'],
  ['+5', '5'],
  ['-2.50', '-2.5'],
  ['1e3', '1000'],
])('takes %s and %s for equal', (one, other) => {
  expect(decimalKey(one)).toBe(decimalKey(other));
});
