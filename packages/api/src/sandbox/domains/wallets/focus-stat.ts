import Big from 'big.js';
import type { Coin, FocusCoins } from '../../../domains/wallets/wallets.schema.ts';
import { usdText } from '../../world/ledger.ts';

/** The sums over a list of coins, in USD; what has no price is left out. */
export function focusStat(coins: readonly Coin[]): NonNullable<FocusCoins['stat']> {
  const sum = (balance: 'normal_balance' | 'lock_balance' | 'collecting_balance') =>
    coins.reduce(
      (total, coin) => total.plus(new Big(coin[balance] ?? 0).times(coin.price_usd ?? 0)),
      new Big(0),
    );
  const [normal, lock, collecting] = [sum('normal_balance'), sum('lock_balance'), sum('collecting_balance')];
  return {
    total_usd: usdText(normal.plus(lock).plus(collecting)),
    normal: usdText(normal),
    lock: usdText(lock),
    collecting: usdText(collecting),
  };
}
