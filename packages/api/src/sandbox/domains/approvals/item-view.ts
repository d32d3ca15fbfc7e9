import type { ApprovalItem, ItemStatus } from '../../../domains/approvals/approvals.schema.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, subWalletOf, walletOf } from '../../world/access.ts';
import type { OrderRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { actionOf, orderLifetime } from '../withdrawals/order-life.ts';

const itemStatus: Record<WithdrawStatus, ItemStatus> = {
  [WithdrawStatus.awaitingApproval]: 0,
  [WithdrawStatus.awaitingSignature]: 0,
  [WithdrawStatus.inPayment]: 1,
  [WithdrawStatus.done]: 1,
  [WithdrawStatus.failed]: 1,
  [WithdrawStatus.notApproved]: 2,
  [WithdrawStatus.rejected]: 2,
  [WithdrawStatus.discarded]: 3,
  [WithdrawStatus.autoCancelled]: 4,
  [WithdrawStatus.rejectedBySystem]: 5,
};

/** The lists an order stands in for somebody: those waiting for them, those they asked for, those that are over. */
export function tabOf(world: World, order: OrderRow, uid: number): ('mine' | 'started' | 'done')[] {
  const isMine = order.initiator_uid === uid;
  const isAsked = order.nodes.some((node) => node.members.some((member) => member.uid === uid));
  if (itemStatus[order.status] !== 0) return isMine || isAsked ? ['done'] : [];
  return [
    ...(actionOf(world, order, uid) > 0 ? (['mine'] as const) : []),
    ...(isMine ? (['started'] as const) : []),
  ];
}

/** An order as something that waits for somebody. */
export function itemOf(world: World, order: OrderRow, uid: number): ApprovalItem {
  const coin = coinOf(world, order);
  const wallet = walletOf(world, order);
  const my_action = actionOf(world, order, uid);
  return {
    item_id: order.item_id,
    item_type: 1,
    business_id: order.id,
    symbol: order.symbol,
    symbol_alias: coin.symbol_alias,
    coin_net: coin.coin_net,
    amount: order.amount,
    address_to: order.address_to,
    wallet_id: wallet.wallet_id,
    wallet_name: wallet.wallet_name,
    sub_wallet_id: order.sub_wallet_id,
    sub_wallet_name: subWalletOf(world, order).sub_wallet_name,
    initiator: personBeside(world, order.initiator_uid),
    created_at: order.created_at,
    status: itemStatus[order.status],
    node_list: [...order.nodes],
    my_action,
    need_sign: my_action === 2,
    expire_at: order.created_at + orderLifetime,
  };
}
