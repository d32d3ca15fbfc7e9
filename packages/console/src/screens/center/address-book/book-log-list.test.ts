import { expect, it } from 'vitest';
import { bookLogList, operationParams, requestParams } from './book-log-list.ts';

const state = (text: string) => bookLogList.parse(new URLSearchParams(text));

it('asks the requests for everything, the log for what a log can tell', () => {
  const narrowed = state('op=1,3&status=2&net=TRX&sub=2003,2001&q=fund');
  expect(requestParams(narrowed, 1001)).toEqual({
    wallet_id: 1001,
    op_type: [1, 3],
    status: [2],
    base_symbol: ['TRX'],
    sub_wallet_id: [2003, 2001],
    keyword: 'fund',
  });
  expect(operationParams(narrowed, 1001)).toEqual({
    wallet_id: 1001,
    business: ['address_book'],
    op_type: ['addressAdd', 'whitelistOn'],
    status: [2],
    sub_wallet_id: 2003,
    keyword: 'fund',
  });
});
