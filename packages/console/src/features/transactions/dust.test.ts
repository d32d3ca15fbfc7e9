import { expect, it } from 'vitest';
import { foldDust, isDust, isSpoofed } from './dust.rules.ts';

const deposit = (id: number, change: Partial<Parameters<typeof isDust>[0]> = {}) => ({
  id,
  trans_kind: 'deposit' as const,
  amount: '100',
  amount_usd: '100.00',
  address_from: 'T1',
  symbol_alias: 'USDT',
  ...change,
});
const unpriced = (id: number, address_from: string) => {
  const { amount_usd: _, ...rest } = deposit(id, { address_from });
  return rest;
};
const shown = (
  rows: Parameters<typeof foldDust>[0] extends readonly (infer Row)[] ? (Row & { id: number })[] : never,
) => foldDust(rows).map((entry) => (entry.kind === 'row' ? entry.row.id : entry.rows.map((row) => row.id)));

it.each([
  ['nothing at all', { amount: '0.000', amount_usd: '0' }, true],
  ['nothing of a coin without a price', { amount: '0', amount_usd: undefined }, true],
  ['half a cent', { amount: '0.005', amount_usd: '0.01' }, true],
  ['ten cents', { amount: '0.1', amount_usd: '0.10' }, false],
  ['so much of a coin without a price', { amount: '0.001', amount_usd: undefined }, false],
  ['nothing, but going out', { amount: '0', trans_kind: 'withdraw' as const }, false],
])('takes %s for dust or not', (_, change, is) => {
  expect(isDust({ ...deposit(1), ...change })).toBe(is);
});

it.each([
  ['USDT', false],
  ['stETH', false],
  ['USDC.e', false],
  ['UЅDT', true],
  ['USD\u200bT', true],
  ['Claim 500 USDT', true],
  ['bonus-eth.com', true],
])('sees through the name %s: %s', (symbol_alias, is) => {
  expect(isSpoofed({ symbol_alias })).toBe(is);
});

it('folds dust into one entry where the first of it stood, in its order', () => {
  const rows = [
    deposit(5),
    deposit(4, { amount: '0', amount_usd: '0', address_from: 'T2' }),
    deposit(3),
    deposit(2, { amount: '0.01', amount_usd: '0.01', address_from: 'T3' }),
    deposit(1, { symbol_alias: 'UЅDT' }),
  ];
  expect(shown(rows)).toEqual([5, [4, 2, 1], 3]);
});

it('folds what has no price with the dust of a sender who sent nothing else, and only then', () => {
  const dust = (id: number, address_from: string) =>
    deposit(id, { amount: '0', amount_usd: '0', address_from });
  expect(shown([unpriced(2, 'T2'), dust(1, 'T2')])).toEqual([[2, 1]]);
  expect(shown([unpriced(3, 'T2'), dust(2, 'T2'), deposit(1, { address_from: 'T2' })])).toEqual([3, [2], 1]);
  expect(shown([unpriced(1, 'T2')])).toEqual([1]);
});

it('never folds what went out', () => {
  expect(shown([deposit(1, { trans_kind: 'withdraw', amount: '0', amount_usd: '0' })])).toEqual([1]);
});
