import type { CollectRule } from '@mpc/api';
import { expect, it } from 'vitest';
import { authorizationsOf, lackOf } from './authorizations.rules.ts';

type Rule = Parameters<typeof lackOf>[0];

const coin = (auth_sub_wallet_count: number) =>
  ({ auth_sub_wallet_count }) as CollectRule['symbol_list'][number];
const active: Rule = {
  status: 3,
  sub_wallet_total: 3,
  symbol_list: [coin(0), coin(1)],
  auth_count: 2,
  auth_total: 8,
};

it('counts authorizations by address and coin, and by sub-wallet and coin where only those are known', () => {
  expect(authorizationsOf(active)).toEqual({ given: 2, of: 8 });
  const { auth_count: _, auth_total: __, ...uncounted } = active;
  expect(authorizationsOf(uncounted)).toEqual({ given: 1, of: 6 });
});

it('says what an active rule lacks before it can sweep', () => {
  expect(lackOf(active)).toBeNull();
  expect(lackOf({ ...active, auth_count: 0 })).toBe('authorization');
  expect(lackOf({ ...active, symbol_list: [] })).toBe('coins');
  expect(lackOf({ ...active, auth_count: 0, status: 5 })).toBeNull();
});
