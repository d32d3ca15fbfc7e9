import type {
  ApprovalItem,
  ItemStatus,
  ItemType,
  LocalizedText,
  Urgency,
} from '../../../domains/approvals/approvals.schema.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, governs, subWalletOf, walletOf } from '../../world/access.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { actionOf, awaitsPeople, orderLifetime } from '../withdrawals/order-lifecycle.ts';
import type { ItemRow } from './approvals-tables.ts';
import { itemActionOf } from './items.ts';
import { day } from '../../../core/durations.ts';

/** Something that waits for people: an order on its way out, or a change. */
export type Waiting = OutgoingRow | ItemRow;

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

const billType: ItemType = 15;

const typeOfOrder: Partial<Record<OutgoingRow['trans_kind'], ItemType>> = {
  withdraw: 1,
  web3: 2,
  refund: 14,
};

/** The sort of item something is; undefined for sweeps, which ask nobody. */
export function typeOf(row: Waiting): ItemType | undefined {
  return 'item_type' in row ? row.item_type : typeOfOrder[row.trans_kind];
}

/** As every item's: 0 while it waits. */
export function itemStatusOf(row: Waiting): ItemStatus {
  if ('item_type' in row) return row.status;
  return awaitsPeople(row) ? 0 : itemStatus[row.status];
}

/** When it comes to nothing by itself; 0 never. */
export function expiryOf(row: Waiting): number {
  return 'item_type' in row ? row.expire_at : row.created_at + orderLifetime;
}

const billOf = (world: World, row: Waiting) =>
  'business_id' in row && row.item_type === billType ? world.bills.get(row.business_id) : undefined;

/** By when somebody has to act: before it expires, or a bill is overdue; 0 whenever. */
export const deadlineOf = (world: World, row: Waiting): number =>
  billOf(world, row)?.due_time ?? expiryOf(row);

/** How soon that is; 0 also of what is over. */
export function urgencyOf(world: World, row: Waiting): Urgency {
  const at = deadlineOf(world, row);
  if (itemStatusOf(row) !== 0 || at === 0) return 0;
  const left = at - world.clock.now();
  return left <= day ? 2 : left <= 3 * day ? 1 : 0;
}

/** What somebody may do with it now. */
export function waitingActionOf(world: World, row: Waiting, uid: number): 0 | 1 | 2 | 3 {
  return 'item_type' in row ? itemActionOf(row, uid) : actionOf(world, row, uid);
}

/** The lists it stands in for somebody: those waiting for them, those they asked for, those that are over. */
export function tabOf(world: World, row: Waiting, uid: number): ('mine' | 'started' | 'done')[] {
  const isMine = row.initiator_uid === uid;
  const isAsked = row.nodes.some((node) => node.members.some((member) => member.uid === uid));
  if (itemStatusOf(row) !== 0) return isMine || isAsked ? ['done'] : [];
  return [
    ...(waitingActionOf(world, row, uid) > 0 ? (['mine'] as const) : []),
    ...(isMine ? (['started'] as const) : []),
  ];
}

/** Whether a change is somebody's to look at: asked, asking, or governing the wallet. */
export function seesItem(world: World, item: ItemRow, uid: number): boolean {
  const isIn = item.nodes.some((node) => node.members.some((member) => member.uid === uid));
  return isIn || item.initiator_uid === uid || governs(walletOf(world, item), uid);
}

function orderParts(world: World, order: OutgoingRow) {
  const coin = coinOf(world, order);
  const { symbol, amount, address_to, outputs = [] } = order;
  const { symbol_alias, coin_net, base_symbol } = coin;
  const title: LocalizedText = {
    key: `todo.title.${order.trans_kind}`,
    params: {
      amount,
      coin: symbol_alias,
      net: coin_net,
      to: address_to,
      ...(outputs.length > 1 ? { count: String(outputs.length) } : {}),
    },
  };
  return {
    item_type: known(typeOf(order), `item type of ${order.trans_kind}`),
    title,
    summary: [],
    business_id: order.id,
    symbol,
    symbol_alias,
    coin_net,
    amount,
    address_to,
    base_symbol,
    ...(outputs.length > 1 ? { recipients: outputs.map(({ address }) => address) } : {}),
    kyt_level: order.kyt.level,
    sub_wallet_name: subWalletOf(world, order).sub_wallet_name,
  };
}

function changeParts(world: World, item: ItemRow) {
  const { item_type, title, summary, business_id, sub_wallet_id } = item;
  const sub_wallet_name = world.subWallets.get(sub_wallet_id)?.sub_wallet_name ?? '';
  return { item_type, title, summary: [...summary], business_id, sub_wallet_name };
}

/** What waits, as somebody sees it. */
export function itemOf(world: World, row: Waiting, uid: number): ApprovalItem {
  const my_action = waitingActionOf(world, row, uid);
  const { wallet_id, wallet_name } = walletOf(world, row);
  const due = billOf(world, row)?.due_time;
  return {
    ...('item_type' in row ? changeParts(world, row) : orderParts(world, row)),
    item_id: row.item_id,
    wallet_id,
    wallet_name,
    sub_wallet_id: row.sub_wallet_id,
    initiator: personBeside(world, row.initiator_uid),
    created_at: row.created_at,
    status: itemStatusOf(row),
    node_list: [...row.nodes],
    my_action,
    need_sign: my_action === 2,
    expire_at: expiryOf(row),
    ...(due === undefined ? {} : { due_time: due }),
    urgency: urgencyOf(world, row),
  };
}
