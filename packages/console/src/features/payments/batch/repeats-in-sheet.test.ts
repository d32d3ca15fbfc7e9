import Big from 'big.js';
import { expect, it } from 'vitest';
import { repeatsIn } from './repeats-in-sheet.rules.ts';

const repeats = (...amounts: string[]) =>
  Object.fromEntries(repeatsIn(amounts.map((amount, key) => ({ key, group: 'g', amount: new Big(amount) }))));

it('finds payments of about the same amount, and no others', () => {
  expect(repeats('100', '100.00')).toEqual({ 0: 1, 1: 0 });
  expect(repeats('100', '99')).toEqual({ 0: 1, 1: 0 });
  expect(repeats('100', '98.99')).toEqual({});
  expect(repeats('100', '500', '100.5', '20')).toEqual({ 0: 2, 2: 0 });
  expect(repeats('0.000000000000000001', '0.000000000000000002')).toEqual({});
});

it('names the first entered of several', () => {
  expect(repeats('7', '7', '7')).toEqual({ 0: 1, 1: 0, 2: 1 });
});
