import Big from 'big.js';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { wallets } from '../../../domains/wallets/wallets.contract.ts';
import type { Coin } from '../../../domains/wallets/wallets.schema.ts';
import type { CoinRow } from '../../world/rows.ts';
import { sortedBy } from './sorted.ts';

/** Whether a text is part of what a coin is called, or of its contract. */
export function isCalled(coin: CoinRow | Coin, keyword: string): boolean {
  const text = keyword.trim().toLowerCase();
  return [coin.name, coin.real_symbol, coin.contract_address].some((name) =>
    name.toLowerCase().includes(text),
  );
}

/** All there is of a coin. */
function heldOf({ normal_balance, lock_balance, collecting_balance }: Coin): Big {
  return new Big(normal_balance ?? 0).plus(lock_balance ?? 0).plus(collecting_balance ?? 0);
}

/** What all there is of a coin is worth; undefined while no price is known. */
const usdOf = (coin: Coin): Big | undefined =>
  coin.price_usd === undefined ? undefined : heldOf(coin).times(coin.price_usd);

type Focus = Pick<
  ParamsOf<typeof wallets.focusCoins>,
  'keyword' | 'hide_zero' | 'usd_min' | 'order_by' | 'order'
>;

/** The coins of a list, with their balances, that were asked for. */
export function focusShown(
  coins: readonly Coin[],
  { keyword = '', hide_zero, usd_min = '0', order_by, order = 'desc' }: Focus,
): Coin[] {
  const shown = coins
    .filter((coin) => isCalled(coin, keyword))
    .filter((coin) => hide_zero !== 1 || heldOf(coin).gt(0))
    .filter((coin) => usdOf(coin)?.gte(usd_min) ?? true);
  if (order_by === undefined) return shown;
  if (order_by === 'symbol_alias') return sortedBy(shown, order, { text: (coin) => coin.symbol_alias });
  if (order_by === 'price_usd') return sortedBy(shown, order, { amount: (coin) => coin.price_usd });
  return sortedBy(shown, order, {
    amount: usdOf,
  });
}
