import Big from 'big.js';
import { isTerminal, WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { inUsd } from '../../world/ledger.ts';
import type { CoinRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

const day = 86_400_000;

/** What of a coin may still leave a wallet within 24 hours; undefined where there is no limit. */
export function remainingToday(world: World, wallet: WalletRow, coin: CoinRow): Big | undefined {
  if (wallet.daily_limit_usd === undefined || coin.price_usd === undefined) return undefined;
  const since = world.clock.now() - day;
  const used = world.transactions
    .where('wallet_id', wallet.wallet_id)
    .filter((row) => row.trans_kind === 'withdraw' && row.created_at > since)
    .filter((row) => !isTerminal(row) || row.status === WithdrawStatus.done)
    .reduce((sum, row) => sum.plus(row.amount_usd ?? 0), new Big(0));
  const left = new Big(wallet.daily_limit_usd).minus(used);
  if (left.lte(0)) return new Big(0);
  return left.div(inUsd(coin, '1') ?? 1).round(coin.decimals, Big.roundDown);
}
