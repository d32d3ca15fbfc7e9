import type { Coin } from '@mpc/api';
import { CoinIcon, type SearchOption } from '@mpc/ui';
import { coinName } from './coin-name.ts';
import { everydayNames } from './everyday-names.ts';

/** A coin to pick, found by all that people know it by: its names, its network, its contract. */
export const coinOption = (coin: Coin, detail?: string): SearchOption => ({
  id: coin.symbol,
  label: coinName(coin),
  ...(detail === undefined ? {} : { detail }),
  icon: <CoinIcon symbol={coin.symbol_alias} size={20} />,
  keywords: [coin.symbol, coin.name, coin.coin_net, coin.contract_address, ...everydayNames(coin)],
});
