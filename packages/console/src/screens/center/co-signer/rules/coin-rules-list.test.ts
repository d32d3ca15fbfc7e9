import { expect, it } from 'vitest';
import { coinRuleParams, coinRulesList } from './coin-rules-list.ts';

const asked = (text: string) => coinRuleParams(coinRulesList.parse(new URLSearchParams(text)), 1001);

it('asks the server for each filter, and nothing else', () => {
  expect(asked('')).toEqual({ wallet_id: 1001 });
  expect(asked('net=ETH,TRX&coin=TUSDT&state=off&source=1,3&q=us')).toEqual({
    wallet_id: 1001,
    base_symbol: ['ETH', 'TRX'],
    symbol: ['TUSDT'],
    status: 0,
    source: [1, 3],
    keyword: 'us',
  });
});
