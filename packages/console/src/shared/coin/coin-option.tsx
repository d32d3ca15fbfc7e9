import type { Coin } from '@mpc/api';
import { CoinIcon, type SearchOption } from '@mpc/ui';
import { coinName } from './coin-name.ts';

/** A coin to pick, found by all that people know it by. `detail` tells coins of one name apart; its own name by default. */
export const coinOption = (coin: Coin, detail = coin.name): SearchOption => ({
  id: coin.symbol,
  label: coinName(coin),
  detail,
  icon: <CoinIcon symbol={coin.symbol_alias} size={20} />,
  keywords: [coin.symbol, coin.name, coin.coin_net, coin.contract_address],
});
