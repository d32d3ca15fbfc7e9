import { expect, it } from 'vitest';
import { changeList, changeParams } from './change-list.ts';

const state = (text: string) => changeList.parse(new URLSearchParams(text));

it('asks a log for its own sort of strategies, and for what it can be narrowed by', () => {
  const narrowed = state('status=0,2&sub=2003&biz=refund,nonsense&by=10003');
  expect(changeParams(narrowed, 1001, 'basic')).toEqual({
    wallet_id: 1001,
    type: ['basic'],
    status: [0, 2],
    sub_wallet_id: 2003,
    operator_uid: 10003,
  });
  expect(changeParams(narrowed, 1001, 'workspace')).toEqual({
    wallet_id: 1001,
    type: ['workspace'],
    status: [0, 2],
    business_type: ['refund'],
    operator_uid: 10003,
  });
});
