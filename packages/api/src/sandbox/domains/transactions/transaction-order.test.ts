import Big from 'big.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareText, decimalKey } from './decimal-order.ts';
import { firstOf } from './transaction-order.ts';

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(18))
  .map(([units, digits]) => new Big(units.toString()).div(new Big(10).pow(digits)).toFixed());

const compare = (one: number, other: number) => one - other;

it('amounts sort as their numbers do, whatever their length', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      expect(Math.sign(compareText(decimalKey(one), decimalKey(other)))).toBe(new Big(one).cmp(other));
    }),
  );
});

it('an amount is the same with zeros around it, and an unlimited one is more than any', () => {
  expect(decimalKey('007.500')).toBe(decimalKey('7.5'));
  expect(decimalKey('0.0')).toBe(decimalKey('0'));
  expect(compareText(decimalKey('-1'), decimalKey('9'.repeat(78)))).toBe(1);
});

it('the first of many are those that sorting all of them would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 2000 }), fc.nat(40), (numbers, count) => {
      expect(firstOf(numbers, compare, count)).toEqual([...numbers].sort(compare).slice(0, count));
    }),
  );
});
