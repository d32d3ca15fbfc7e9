import { expect, it } from 'vitest';
import {
  amountWorth,
  applyWorth,
  changedThresholds,
  feeShare,
  thresholdFault,
  thresholdIn,
} from './rule-thresholds.rules.ts';

it.each([
  ['12.5', null],
  ['0.000001', null],
  ['9999999999999999', null],
  ['', 'missing'],
  ['x', 'notAmount'],
  ['-1', 'notAmount'],
  ['0', 'range'],
  ['1.1234567', 'range'],
  ['10000000000000000', 'range'],
] as const)('says of %j as a threshold: %s', (text, fault) => {
  expect(thresholdFault(text)).toBe(fault);
});

it('R15: turns a value into an amount of the coin, to the last digit and never below it', () => {
  expect(amountWorth('100', '3')).toBe('33.333334');
  expect(amountWorth('100', '0.999')).toBe('100.100101');
  expect(amountWorth('100', '3145.27')).toBe('0.031794');
  expect(amountWorth('100', undefined)).toBeNull();
  expect(amountWorth('100', '0')).toBeNull();
});

it('says which coins have no price to apply a value by', () => {
  const { edits, skipped } = applyWorth([{ symbol: 'USDC', price_usd: '1' }, { symbol: 'NEW' }], '250');
  expect([...edits]).toEqual([['USDC', '250']]);
  expect(skipped).toEqual(['NEW']);
});

it('sends only thresholds that are right and otherwise than they were', () => {
  const coins = [
    { symbol: 'A', collect_min: '100' },
    { symbol: 'B', collect_min: '100' },
    { symbol: 'C', collect_min: '100' },
  ];
  const edits = new Map([
    ['A', '100.00'],
    ['B', '250'],
    ['C', '0'],
  ]);
  expect(changedThresholds(coins, edits)).toEqual([{ symbol: 'B', collect_min: '250' }]);
  expect(thresholdIn('1,000')).toBe('');
});

it('says what part of a sweep its network fee takes at most', () => {
  const coin = { suggested_min: '7.545249', price_usd: '1' };
  expect(feeShare('7.545249', coin)).toBe('10');
  expect(feeShare('1000', coin)).toBe('0.08');
  expect(feeShare('', coin)).toBeNull();
  expect(feeShare('5', { suggested_min: '1' })).toBeNull();
});
