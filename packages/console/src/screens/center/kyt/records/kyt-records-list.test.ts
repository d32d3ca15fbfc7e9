import { expect, it } from 'vitest';
import { orderOf } from '#shared/list/define-list.ts';
import { kytRecordParams, kytRecordsList } from './kyt-records-list.ts';

const stateOf = (text: string) => kytRecordsList.parse(new URLSearchParams(text));
const asked = (text: string) => kytRecordParams(stateOf(text), 1001);

it('asks for what is narrowed and nothing else', () => {
  expect(asked('')).toEqual({ wallet_id: 1001 });
  expect(
    asked(
      'way=withdraw&level=4,0&status=3,7&provider=Chainward&coin=TUSDT&sub=2001,2002&q=+0xab+&period=2026-11-01..2026-11-02',
    ),
  ).toEqual({
    wallet_id: 1001,
    direction: 'withdraw',
    risk_level: [4, 0],
    kyt_status: [3, 7],
    provider: 'Chainward',
    symbol: 'TUSDT',
    sub_wallet_id: [2001, 2002],
    keyword: '0xab',
    start_time: new Date(2026, 10, 1).getTime(),
    end_time: new Date(2026, 10, 3).getTime() - 1,
  });
});

it('sorts by what the server sorts by, and by nothing else', () => {
  expect(orderOf(stateOf('sort=-risk_score'))).toEqual({ order_by: 'risk_score', order: 'desc' });
  expect(orderOf(stateOf('sort=-provider'))).toEqual({});
});
