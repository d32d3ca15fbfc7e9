import { expect, it } from 'vitest';
import { flowLogList, flowLogParams } from './flow-log-list.ts';

const asked = (text: string) => flowLogParams(flowLogList.parse(new URLSearchParams(text)), 1001);

it('asks for what is narrowed and nothing else', () => {
  expect(asked('')).toEqual({ wallet_id: 1001 });
  expect(
    asked('direction=3&coin=ETH&source=1&status=5,2,9&period=2026-11-01..2026-11-02&q=%200x1%20'),
  ).toEqual({
    wallet_id: 1001,
    direction: 3,
    symbol: 'ETH',
    source: 1,
    status: [2, 5],
    keyword: '0x1',
    start_time: new Date(2026, 10, 1).getTime(),
    end_time: new Date(2026, 10, 3).getTime() - 1,
  });
});
