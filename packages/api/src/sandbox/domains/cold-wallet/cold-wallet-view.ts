import type {
  ColdTask,
  ColdTaskInfo,
  FundStrategy,
} from '../../../domains/cold-wallet/cold-wallet.schema.ts';
import { coinOf, walletOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { actionOf, outgoingAt } from '../withdrawals/order-lifecycle.ts';
import { taskNow } from './cold-tasks.ts';
import type { ColdTaskRow, FundStrategyRow } from './cold-wallet-tables.ts';
import { tiersOf } from './tiers.ts';

/** A task as a row of the list. */
export function taskView(world: World, row: ColdTaskRow): ColdTask {
  const task = taskNow(world, row);
  const coin = coinOf(world, task);
  return {
    task_id: task.task_id,
    direction: task.direction,
    source: task.source,
    symbol: task.symbol,
    symbol_alias: coin.symbol_alias,
    coin_net: coin.coin_net,
    base_symbol: coin.base_symbol,
    amount: task.amount,
    address_from: task.address_from,
    address_to: task.address_to,
    txid: task.txid,
    txid_link: coin.txid_link,
    fee: task.fee,
    fee_symbol: coin.base_symbol,
    status: task.status,
    remark: task.remark,
    ...(task.creator_uid === 0 ? {} : { creator: personBeside(world, task.creator_uid) }),
    created_at: task.created_at,
    ...(task.finished_at === 0 ? {} : { finished_at: task.finished_at }),
    fail_reason: task.fail_reason,
  };
}

/** A task in full, as somebody sees it. */
export function taskInfo(world: World, row: ColdTaskRow, uid: number): ColdTaskInfo {
  const order = outgoingAt(world, row.order_id);
  const item = world.items.where('business', `16/${row.task_id}`).at(-1);
  const { withdraw_confirmation } = coinOf(world, row);
  const task = taskNow(world, row);
  return {
    ...taskView(world, row),
    strategy_id: row.strategy_id,
    confirmations: order?.confirmations ?? (task.status === 3 ? withdraw_confirmation : 0),
    confirmations_needed: withdraw_confirmation,
    timeline: [...task.timeline],
    node_list: [...(order?.nodes ?? item?.nodes ?? [])],
    can_sign: order !== undefined && actionOf(world, order, uid) === 2 ? 1 : 0,
  };
}

/** A strategy with its addresses. */
export function fundStrategyView(world: World, row: FundStrategyRow): FundStrategy {
  const { wallet_id: _, updated_uid, last_run_at, ...shown } = row;
  const coin = coinOf(world, row);
  const tiers = tiersOf(world, walletOf(world, row), coin.base_symbol);
  return {
    ...shown,
    symbol_alias: coin.symbol_alias,
    coin_net: coin.coin_net,
    base_symbol: coin.base_symbol,
    hot_address: tiers?.hotAddress ?? '',
    warm_address: tiers?.warm.address ?? '',
    cold_address: tiers?.cold.address ?? '',
    updated_by: personBeside(world, updated_uid),
    ...(last_run_at === 0 ? {} : { last_run_at }),
  };
}
