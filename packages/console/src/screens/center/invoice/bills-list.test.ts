import { expect, it } from 'vitest';
import { billParams, billsList } from './bills-list.ts';

const asked = (text: string) => billParams(billsList.parse(new URLSearchParams(text)), 1001);

it('asks for bills of some types, statuses and days, and leaves out what is not chosen', () => {
  expect(asked('')).toEqual({ wallet_id: 1001 });
  expect(asked('status=5,0,9&type=2&q=B2026')).toEqual({
    wallet_id: 1001,
    status: [0, 5],
    bill_type: [2],
    keyword: 'B2026',
  });
  expect(Object.keys(asked('period=2026-11-01..2026-11-20'))).toEqual([
    'wallet_id',
    'start_time',
    'end_time',
  ]);
});
