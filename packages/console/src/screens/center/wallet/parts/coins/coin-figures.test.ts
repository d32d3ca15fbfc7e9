import type { Coin } from '@mpc/api';
import { expect, it } from 'vitest';
import { byNetwork, changeOf, heldOf, isHeld, worthOf } from './coin-figures.ts';

const held = { normal_balance: '1.5', lock_balance: '0.25', collecting_balance: '0.000000000000000001' };

it('adds up what is available, frozen and waiting to be swept, to the last digit', () => {
  expect(heldOf(held)).toBe('1.750000000000000001');
  expect(worthOf({ ...held, price_usd: '2' })).toBe('3.500000000000000002');
});

it('says nothing of a worth that cannot be known', () => {
  expect(worthOf(held)).toBeNull();
  expect(worthOf({ ...held, lock_balance: '⚠', price_usd: '2' })).toBeNull();
  expect(heldOf({ ...held, collecting_balance: undefined })).toBeNull();
});

it.each([
  ['0.000000000000000001', true],
  ['0.00', false],
  ['⚠', false],
  [undefined, false],
])('a part of %s is held: %s', (part, is) => {
  expect(isHeld(part)).toBe(is);
});

it.each([
  ['1.82', '+1.82%'],
  ['-0.64', '−0.64%'],
  ['0', '0%'],
  ['-0.00', '0.00%'],
  [undefined, null],
])('shows a change of %s as %s', (change_24h, said) => {
  expect(changeOf({ change_24h })).toBe(said);
});

const coin = (symbol: string, base_symbol: string, coin_net: string) =>
  ({ symbol, base_symbol, coin_net }) as Coin;

it('groups coins by network, under the network’s own name', () => {
  const groups = byNetwork([
    coin('TUSDT', 'TRX', 'TRC20'),
    coin('ETH', 'ETH', 'ETH'),
    coin('TRX', 'TRX', 'TRON'),
  ]);
  expect(groups.map(({ net, coins }) => [net, coins.map(({ symbol }) => symbol)])).toEqual([
    ['TRON', ['TUSDT', 'TRX']],
    ['ETH', ['ETH']],
  ]);
});
