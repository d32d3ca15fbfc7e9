import { expect, it } from 'vitest';
import { fundStrategiesList, fundStrategyParams } from './fund-strategies-list.ts';

const asked = (text: string) => fundStrategyParams(fundStrategiesList.parse(new URLSearchParams(text)), 1001);

it('asks for what is narrowed and nothing else', () => {
  expect(asked('state=both')).toEqual({ wallet_id: 1001 });
  expect(asked('net=ETH&coin=USDTERC20&state=off&q=usd')).toEqual({
    wallet_id: 1001,
    base_symbol: 'ETH',
    symbol: 'USDTERC20',
    status: 0,
    keyword: 'usd',
  });
});
