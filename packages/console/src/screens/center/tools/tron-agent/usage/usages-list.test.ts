import { expect, it } from 'vitest';
import { paymentsList, paymentsParams } from '../payments/payments-list.ts';
import { usagesList, usagesParams } from './usages-list.ts';

const today = Date.UTC(2026, 10, 27);

it('asks the server for what its address says, and for the last 30 days where it says nothing', () => {
  const state = usagesList.parse(
    new URLSearchParams(
      'tab=usage&sub=2001,2006&kind=withdraw&settled=0&address=TX1&q=99&period=2026-11-01..2026-11-02&days=7',
    ),
  );
  expect(usagesParams(state, 7, today)).toMatchObject({
    wallet_id: 7,
    sub_wallet_id: [2001, 2006],
    trans_kind: ['withdraw'],
    settle_status: 0,
    address: 'TX1',
    keyword: '99',
    start_time: expect.any(Number) as number,
    end_time: expect.any(Number) as number,
  });
  const { wallet_id, start_time, ...rest } = usagesParams(usagesList.parse(new URLSearchParams()), 7, today);
  expect({ wallet_id, hasStart: typeof start_time, rest }).toEqual({
    wallet_id: 7,
    hasStart: 'number',
    rest: {},
  });
});

it('asks for payments by status and days', () => {
  const state = paymentsList.parse(new URLSearchParams('tab=payments&status=2,0&sort=-amount'));
  expect(paymentsParams(state, 7, today)).toMatchObject({ wallet_id: 7, status: [0, 2] });
  expect(state.sort).toEqual({ key: 'amount', direction: 'descending' });
});
