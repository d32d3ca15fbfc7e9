import { expect, it } from 'vitest';
import { runsList, runsParams } from './runs-list.ts';

const today = new Date(2026, 10, 20).getTime();
const asked = (text: string) => runsParams(runsList.parse(new URLSearchParams(text)), 1001, today);

it('asks for what is narrowed and nothing else', () => {
  expect(asked('')).toEqual({ wallet_id: 1001, start_time: new Date(2026, 9, 22).getTime() });
  expect(asked('rule=7&net=ETH&coin=USDC,USDTERC20&status=1100,9&trigger=2&q=0x12&period=today')).toEqual({
    wallet_id: 1001,
    rule_id: 7,
    base_symbol: ['ETH'],
    symbol: ['USDC', 'USDTERC20'],
    status: [1100],
    trigger: 2,
    keyword: '0x12',
    start_time: today,
  });
});
