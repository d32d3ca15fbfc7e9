import Big from 'big.js';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { usdText } from '../../world/ledger.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { isOpen } from '../withdrawals/order-lifecycle.ts';
import type { StrategyRow } from './strategies-tables.ts';
import { day } from '../../../core/durations.ts';

const month = 30 * day;

/** The orders a strategy has decided. */
function ordersHit(world: World, { strategy_id, sub_wallet_id }: StrategyRow): OutgoingRow[] {
  return world.transactions
    .where('sub_wallet_id', sub_wallet_id)
    .flatMap((row) => ('strategy' in row && row.strategy.strategy_id === strategy_id ? [row] : []));
}

/** How many those are, ever and within 30 days, and when the last one came. */
export function hitCounts(world: World, row: StrategyRow) {
  const orders = ordersHit(world, row);
  const since = world.clock.now() - month;
  const last = orders.reduce((latest, order) => Math.max(latest, order.created_at), 0);
  return {
    hit_count: orders.length,
    hits_30d: orders.filter((order) => order.created_at > since).length,
    ...(last === 0 ? {} : { last_hit_at: last }),
  };
}

/** What became of them. */
export function hitStat(world: World, row: StrategyRow) {
  const orders = ordersHit(world, row);
  const waiting = orders.filter(isOpen).length;
  const passed = orders.filter(
    ({ status }) => status === WithdrawStatus.inPayment || status === WithdrawStatus.done,
  ).length;
  const worth = orders.reduce((sum, order) => sum.plus(order.amount_usd ?? 0), new Big(0));
  return {
    passed,
    waiting,
    refused: orders.length - passed - waiting,
    amount_usd: usdText(worth),
  };
}
