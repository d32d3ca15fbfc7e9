import type { SweepScope } from '@mpc/api';
import { expect, it } from 'vitest';
import { isSameScope, isScopeAsSent, scopeParams, valuesOfScope } from './scope.values.ts';

const scope: SweepScope = {
  scope_type: 2,
  sub_wallet_ids: [2002, 2005],
  auto_include_new: 1,
  sub_wallet_count: 2,
  address_count: 40,
  updated_at: 0,
};

it('sends all sub-wallets without their numbers, and chosen ones in one order', () => {
  expect(scopeParams(1001, { which: 'all', chosen: ['9'], includesNew: false })).toEqual({
    wallet_id: 1001,
    scope_type: 1,
    auto_include_new: 0,
  });
  expect(scopeParams(1001, { which: 'chosen', chosen: ['2005', '2002'], includesNew: true })).toEqual({
    wallet_id: 1001,
    scope_type: 2,
    sub_wallet_ids: [2002, 2005],
    auto_include_new: 1,
  });
});

it('knows what is in force already, whatever the order', () => {
  expect(isSameScope(scope, { ...valuesOfScope(scope), chosen: ['2005', '2002'] })).toBe(true);
  expect(isSameScope(scope, { ...valuesOfScope(scope), chosen: ['2005'] })).toBe(false);
});

it('finds what was sent in a scope that has more than this person sees', () => {
  const sent = scopeParams(1001, { which: 'chosen', chosen: ['2002'], includesNew: true });
  expect(isScopeAsSent(scope, sent, [2002])).toBe(true);
  expect(isScopeAsSent({ ...scope, scope_type: 1 }, sent, [2002])).toBe(false);
});

it('does not take a scope for what was sent while a sub-wallet that was taken out is in it', () => {
  const sent = scopeParams(1001, { which: 'chosen', chosen: ['2002'], includesNew: true });
  expect(isScopeAsSent(scope, sent, [2002, 2005])).toBe(false);
});
