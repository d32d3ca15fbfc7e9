import { expect, it } from 'vitest';
import { changeLists, changeParams, hitLists, hitParams } from './strategy-log-lists.ts';

const hits = (kind: 'transfer' | 'web3', text: string) =>
  hitParams(kind, hitLists[kind].parse(new URLSearchParams(text)), 1001);

it('asks the server for each filter of the hits', () => {
  expect(hits('transfer', '')).toEqual({ wallet_id: 1001, type: ['transfer'] });
  const all =
    'sub=2001&strategy=7&status=0,2&who=12&by=advanced,basic&result=1,3&coin=TUSDT&q=0xab&period=2026-11-01..2026-11-02';
  expect(hits('transfer', all)).toEqual({
    wallet_id: 1001,
    type: ['transfer'],
    sub_wallet_id: 2001,
    strategy_id: 7,
    status: [0, 2],
    operator_uid: 12,
    strategy_type: [1, 0],
    result: [1, 3],
    symbol: 'TUSDT',
    keyword: '0xab',
    start_time: new Date('2026-11-01T00:00:00').getTime(),
    end_time: new Date('2026-11-03T00:00:00').getTime() - 1,
  });
});

it('asks for contract calls by web3 strategies, and for no coin', () => {
  expect(hits('web3', 'by=advanced&coin=TUSDT')).toEqual({
    wallet_id: 1001,
    type: ['web3'],
    strategy_type: [2],
  });
});

it('asks the server for each filter of the changes', () => {
  const state = changeLists.web3.parse(new URLSearchParams('sub=2001&strategy=7&op=2,4&status=0&who=12&q=x'));
  expect(changeParams('web3', state, 1001)).toEqual({
    wallet_id: 1001,
    type: ['web3'],
    sub_wallet_id: 2001,
    strategy_id: 7,
    status: [0],
    operator_uid: 12,
    op: [2, 4],
    keyword: 'x',
  });
});
