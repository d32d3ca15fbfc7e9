import { expect, it } from 'vitest';
import { orderOf } from '#shared/list/define-list.ts';
import { accountsList, accountsParams } from './accounts-list.ts';

it('asks the server for the period, sub-wallets, words and order that its address says', () => {
  const state = accountsList.parse(new URLSearchParams('days=90&sub=2001,2006&q=TX1&sort=-fee'));
  expect({ ...accountsParams(state, 7), ...orderOf(state) }).toEqual({
    wallet_id: 7,
    period: 90,
    sub_wallet_id: [2001, 2006],
    keyword: 'TX1',
    order_by: 'fee',
    order: 'desc',
  });
  expect(accountsParams(accountsList.parse(new URLSearchParams('days=8')), 7)).toEqual({
    wallet_id: 7,
    period: 30,
  });
});
