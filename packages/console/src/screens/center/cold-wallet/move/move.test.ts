import type { ColdMoveFacts } from '@mpc/api';
import { expect, it } from 'vitest';
import { faultsBeside, mostOf, moveOf, type MoveValues } from './move.values.ts';

const values: MoveValues = { way: '1', symbol: 'ETH', amount: '5', remark: ' ' };
const facts = { available: '10', fee: '0.5', max: '8' } as ColdMoveFacts;
const eth = { symbol: 'ETH', base_symbol: 'ETH' };
const usdc = { symbol: 'USDC', base_symbol: 'ETH' };

it('sends the amount as it was entered, and no empty remark', () => {
  expect(moveOf(values, 7)).toEqual({ wallet_id: 7, direction: 1, symbol: 'ETH', amount: '5' });
  expect(moveOf({ ...values, remark: ' rent ' }, 7)).toMatchObject({ remark: 'rent' });
});

it.each([
  ['no direction', { way: null }],
  ['a move out of the cold contract', { way: 'fromCold' }],
  ['no coin', { symbol: '' }],
  ['an amount that is none', { amount: '1,5' }],
] as const)('sends nothing of %s', (_, change) => {
  expect(moveOf({ ...values, ...change }, 7)).toBeNull();
});

it.each([
  ['the limit of a task', 2, usdc, facts, '8'],
  ['what there is', 1, eth, { ...facts, max: '80' }, '10'],
  ['what is left beside the fee', 2, eth, { ...facts, max: '80' }, '9.5'],
  ['nothing, where the fee is more than there is', 2, eth, { ...facts, available: '0.4' }, '0'],
] as const)('offers %s at most', (_, direction, coin, found, most) => {
  expect(mostOf(direction, coin, found)).toBe(most);
});

it('puts each reason beside its cause', () => {
  const all = ['noAddress', 'balance', 'gas', 'voteFreeNotSet', 'decimals'] as const;
  expect(faultsBeside('coin', all)).toEqual(['noAddress', 'voteFreeNotSet']);
  expect(faultsBeside('amount', all)).toEqual(['balance', 'decimals']);
  expect(faultsBeside('gas', all)).toEqual(['gas']);
});
