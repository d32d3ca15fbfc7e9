import type {
  HitStrategy,
  ItemType,
  WorkspaceBusiness,
} from '../../../domains/approvals/approvals.schema.ts';
import { addressKey } from '../../../addresses/index.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { BusinessApproval, DecidedBusiness } from '../../../domains/strategies/strategy-calls.schema.ts';
import type { strategies } from '../../../domains/strategies/strategies.contract.ts';
import type { DataOf } from '../../../core/endpoint.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { Asking } from '../../wire/resolver.ts';
import { coinOf, subWalletOf } from '../../world/access.ts';
import { entriesOf, isWhite } from '../address-book/book.ts';
import { itemOf, typeOf, type Waiting } from '../approvals/item-view.ts';

const businessOfItem: Partial<Record<ItemType, WorkspaceBusiness>> = {
  6: 'address_book',
  7: 'auto_collect',
  8: 'api',
  9: 'key_export',
  11: 'cold_address',
  12: 'collect_rule',
  13: 'kyt',
  14: 'refund',
  15: 'bill',
  16: 'cold_task',
};

/** The scenario of the wallet that something falls under; undefined of transfers and web3 transactions. */
export function workspaceBusinessOf(row: Waiting): WorkspaceBusiness | undefined {
  const type = typeOf(row);
  return type === undefined ? undefined : businessOfItem[type];
}

/** The strategy of a sub-wallet that an order was hit by; undefined of what a scenario of the wallet decides, or nobody. */
export function strategyOf(row: Waiting): HitStrategy | undefined {
  return 'strategy' in row && row.strategy.strategy_id !== 0 ? row.strategy : undefined;
}

/** What a strategy decides of something; undefined where none does. */
export function decidedBusinessOf(row: Waiting): DecidedBusiness | undefined {
  if (workspaceBusinessOf(row) !== undefined) return 'workspace';
  if (strategyOf(row) === undefined) return undefined;
  return typeOf(row) === 1 ? 'transfer' : 'web3';
}

/** What its strategy made of something: 1 put to its steps, 2 refused, 3 passed straight to signing. */
export function resultOf({ nodes }: Waiting): 1 | 2 | 3 {
  if (nodes.length === 0) return 2;
  return nodes.every((node) => node.node_type === 2) ? 3 : 1;
}

/** Something a strategy decides, as the logs of strategies tell it. */
export function businessShown(
  { world, person }: Asking,
  row: Waiting,
  type: DecidedBusiness,
): BusinessApproval {
  const item = itemOf(world, row, person.uid);
  const { item_id, item_type, business_id, title, wallet_id, sub_wallet_id, sub_wallet_name } = item;
  const { symbol, symbol_alias, coin_net, amount, address_to, initiator, my_action } = item;
  const business_type = workspaceBusinessOf(row);
  const ofOrder =
    'strategy' in row ? { strategy: row.strategy, order_status: row.status, amount_usd: row.amount_usd } : {};
  return {
    audit_id: item_id,
    type,
    item_type,
    business_id,
    business_type,
    title,
    wallet_id,
    sub_wallet_id,
    sub_wallet_name,
    operator: initiator,
    ...ofOrder,
    result: resultOf(row),
    symbol,
    symbol_alias,
    coin_net,
    amount,
    address_to,
    status: item.status,
    node_list: item.node_list,
    my_action,
    created_at: item.created_at,
    finished_at: row.finished_at,
  };
}

function counterpartyOf(world: World, order: OutgoingRow) {
  const { sub_wallet_id, address_to } = order;
  const { base_symbol } = coinOf(world, order);
  const key = addressKey(base_symbol, address_to);
  const isSame = (baseSymbol: string, address: string) =>
    baseSymbol === base_symbol && addressKey(baseSymbol, address) === key;
  const entry = entriesOf(world, subWalletOf(world, order)).find((row) =>
    isSame(row.base_symbol, row.address),
  );
  const paid = world.transactions
    .where('sub_wallet_id', sub_wallet_id)
    .filter((row) => row.trans_kind === order.trans_kind && row.status === WithdrawStatus.done)
    .filter((row) => row.id !== order.id && isSame(coinOf(world, row).base_symbol, row.address_to));
  return {
    address: address_to,
    label: entry?.label ?? '',
    is_white: isWhite(world, sub_wallet_id, base_symbol, address_to, order.symbol)
      ? (1 as const)
      : (0 as const),
    paid_before: paid.length,
  };
}

/** The same in full, with the other side of an order. */
export function businessInFull(
  asking: Asking,
  row: Waiting,
  type: DecidedBusiness,
): DataOf<typeof strategies.businessInfo> {
  const { world } = asking;
  const summary = 'summary' in row ? [...row.summary] : [];
  const shown = { ...businessShown(asking, row, type), summary, remark: row.remark };
  if (!('strategy' in row)) return shown;
  const { txid, fee, fee_symbol } = row;
  return { ...shown, txid, fee, fee_symbol, counterparty: counterpartyOf(world, row) };
}
