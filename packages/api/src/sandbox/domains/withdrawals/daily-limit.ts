import Big from 'big.js';
import { codes } from '../../../core/codes.ts';
import { isTerminal, WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { LimitAnswer } from '../../../domains/withdrawals/withdrawals.schema.ts';
import { messageOf } from '../../wire/messages.ts';
import type { Asking } from '../../wire/resolver.ts';
import { inUsd } from '../../world/ledger.ts';
import type { CoinRow, WalletRow } from '../../world/rows.ts';
import { dayKey, type World } from '../../world/world.ts';
import { day } from '../../../core/durations.ts';

/** What of a coin may still leave a wallet within 24 hours; undefined where there is no limit. */
export function remainingToday(world: World, wallet: WalletRow, coin: CoinRow): Big | undefined {
  if (wallet.daily_limit_usd === undefined || coin.price_usd === undefined) return undefined;
  const now = world.clock.now();
  const since = now - day;
  // Twenty-four hours are never of more than two days.
  const used = [since, now]
    .flatMap((time) => world.transactions.where('day', dayKey(wallet.wallet_id, time)))
    .filter((row) => row.trans_kind === 'withdraw' && row.created_at > since)
    .filter((row) => !isTerminal(row) || row.status === WithdrawStatus.done)
    .reduce((sum, row) => sum.plus(row.amount_usd ?? 0), new Big(0));
  const left = new Big(wallet.daily_limit_usd).minus(used);
  if (left.lte(0)) return new Big(0);
  return left.div(inUsd(coin, '1') ?? 1).round(coin.decimals, Big.roundDown);
}

/** Whether so much of a coin may leave today, and if not, why. */
export function answerLimit(
  { world, language }: Asking,
  wallet: WalletRow,
  coin: CoinRow,
  amount: string,
): LimitAnswer {
  const left = remainingToday(world, wallet, coin);
  if (left === undefined) return { allow: true, reason: '' };
  const remaining = left.toFixed();
  if (left.gte(amount)) return { allow: true, reason: '', remaining };
  const reason = messageOf(codes.aboveLimit, language, { remaining, coin: coin.symbol_alias });
  return { allow: false, reason, remaining };
}
