import { expect, it } from 'vitest';
import { assetParams, assetsList } from './assets-list.ts';

const asked = (search: string) => assetParams(assetsList.parse(new URLSearchParams(search)), 7);

it('asks the server for the network and the coin that the address names', () => {
  expect(asked('')).toEqual({ wallet_id: 7 });
  expect(asked('tab=assets&net=ETH&coin=USDTERC20')).toEqual({
    wallet_id: 7,
    base_symbol: 'ETH',
    symbol: 'USDTERC20',
  });
});
