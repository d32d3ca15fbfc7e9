import { addressKey } from '../../../addresses/index.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { WithdrawInfo } from '../../../domains/withdrawals/withdrawals.schema.ts';
import { coinOf, governs, walletOf } from '../../world/access.ts';
import type { OrderRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { transactionOf } from '../transactions/transaction-view.ts';
import { actionOf, isOpen } from './order-life.ts';

function paidBefore(world: World, order: OrderRow): number {
  const key = addressKey(order.fee_symbol, order.address_to);
  return world.transactions
    .where('wallet_id', order.wallet_id)
    .filter((row) => row.trans_kind === 'withdraw' && row.status === WithdrawStatus.done)
    .filter((row) => row.id !== order.id && addressKey(order.fee_symbol, row.address_to) === key).length;
}

/** Whether somebody may take an order back: who asked for it, and who governs the wallet, until it is signed. */
export function canCancel(world: World, order: OrderRow, uid: number): boolean {
  return isOpen(order) && (order.initiator_uid === uid || governs(walletOf(world, order), uid));
}

/** An order in full, as somebody sees it. */
export function orderOf(world: World, order: OrderRow, uid: number): WithdrawInfo {
  const coin = coinOf(world, order);
  const wallet = walletOf(world, order);
  const { signed_at, signed_by, broadcast_at, finished_at, fail_reason } = order;
  return {
    ...transactionOf(world, order),
    wallet_id: wallet.wallet_id,
    wallet_name: wallet.wallet_name,
    symbol_alias: coin.symbol_alias,
    coin_net: coin.coin_net,
    decimals: coin.decimals,
    withdraw_confirmation: coin.withdraw_confirmation,
    txid_link: coin.txid_link,
    address_link: coin.address_link,
    node_list: [...order.nodes],
    hit_strategy: order.strategy,
    kyt: order.kyt,
    paid_before: paidBefore(world, order),
    can_cancel: canCancel(world, order, uid),
    // There is no call yet that speeds a payment up.
    can_speed_up: false,
    my_action: actionOf(world, order, uid),
    replaced: [],
    signed_at,
    signed_by,
    broadcast_at,
    finished_at,
    fail_reason,
  };
}
