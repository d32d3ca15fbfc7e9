import type { SweepSubWallet } from '@mpc/api';
import { expect, it } from 'vitest';
import { pairChanges, pairImpact, unseenOf } from './pair.rules.ts';

const one = (id: number, part: Partial<SweepSubWallet>): SweepSubWallet => ({
  sub_wallet_id: id,
  sub_wallet_name: `Sub ${id}`,
  sub_wallet_type: 2,
  collect_role: 0,
  total_usd: '0',
  balances: [],
  address_count: 0,
  in_scope: 0,
  eligible: 1,
  reason: '',
  ...part,
});
const balance = (coin_net: string, amount: string) => ({
  base_symbol: coin_net,
  coin_net,
  symbol_alias: coin_net,
  balance: amount,
});

it('counts the addresses in scope, and the networks that the gas station cannot pay on', () => {
  const all = [
    one(1, { in_scope: 1, address_count: 30 }),
    one(2, { in_scope: 0, address_count: 5 }),
    one(3, { balances: [balance('ETH', '0.5'), balance('TRON', '0')] }),
  ];
  expect(pairImpact(all, { omnibus: '2', gas: '3' })).toEqual({
    addresses: 30,
    dry: ['TRON'],
    isSame: false,
  });
  expect(pairImpact(all, { omnibus: '3', gas: '3' }).isSame).toBe(true);
  expect(pairImpact(all, { omnibus: null, gas: null })).toEqual({ addresses: 30, dry: null, isSame: false });
});

const pair = (collect_sub_wallet_id: number, fueling_sub_wallet_id: number) => ({
  collect_sub_wallet_id,
  collect_sub_wallet_name: `Sub ${collect_sub_wallet_id}`,
  fueling_sub_wallet_id,
  fueling_sub_wallet_name: `Sub ${fueling_sub_wallet_id}`,
});

it('finds what is in force and not among the sub-wallets that a person sees', () => {
  const seen = [one(1, {})];
  expect(unseenOf(pair(2, 1), seen)).toEqual([{ id: '2', name: 'Sub 2' }]);
  expect(unseenOf(pair(3, 3), seen)).toEqual([{ id: '3', name: 'Sub 3' }]);
  expect(unseenOf(pair(0, 0), seen)).toEqual([]);
});

it('tells of a change that waits only what it changes', () => {
  expect(pairChanges({ ...pair(1, 2), pending: pair(1, 3) })).toEqual([
    { key: 'gas', before: 'Sub 2', after: 'Sub 3' },
  ]);
  expect(pairChanges({ ...pair(0, 0), pending: pair(1, 1) }).map(({ key }) => key)).toEqual([
    'omnibus',
    'gas',
  ]);
  expect(pairChanges(pair(1, 2))).toEqual([]);
});
