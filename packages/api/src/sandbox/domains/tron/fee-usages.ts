import Big from 'big.js';
import { checkAddress } from '../../../addresses/index.ts';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { tron } from '../../../domains/tron/tron.contract.ts';
import type { DelegateOrder, FeeUsage, ServiceFeePayment } from '../../../domains/tron/tron.schema.ts';
import { isTerminal, WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { ownSubWallet, ownWallet, sees, subWalletOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { feesOf } from './settlement.ts';
import type { DelegateOrderRow, FeeUsageRow, SettlementRow } from './tron-tables.ts';

/** So many orders of an address are told. */
const lastOrders = 50;

function seen<Row extends { sub_wallet_id: number }>({ world, person }: Asking, rows: readonly Row[]): Row[] {
  return rows.filter((row) => sees(world, person.uid, subWalletOf(world, row)));
}

function hashOf(world: World, transId: number): string {
  return world.transactions.get(transId)?.txid ?? '';
}

function usageView(world: World, { wallet_id: __, delegate_id: ___, ...usage }: FeeUsageRow): FeeUsage {
  return {
    ...usage,
    txid: hashOf(world, usage.trans_id),
    sub_wallet_name: subWalletOf(world, usage).sub_wallet_name,
  };
}

function orderView({ wallet_id: __, sub_wallet_id: ___, ...order }: DelegateOrderRow): DelegateOrder {
  return order;
}

/** What somebody sees of the use of delegated energy. */
export function usagesSeen(asking: Asking, walletId: number): FeeUsageRow[] {
  return seen(asking, asking.world.feeUsages.where('wallet_id', walletId));
}

const within = <Value>(wanted: readonly Value[] | undefined, value: Value) =>
  wanted === undefined || wanted.includes(value);

const orders = {
  created_at: (one: FeeUsageRow, other: FeeUsageRow) =>
    one.created_at - other.created_at || one.id - other.id,
  energy_used: (one: FeeUsageRow, other: FeeUsageRow) => one.energy_used - other.energy_used,
  service_fee: (one: FeeUsageRow, other: FeeUsageRow) => new Big(one.service_fee).cmp(other.service_fee),
  saved_trx: (one: FeeUsageRow, other: FeeUsageRow) => new Big(one.saved_trx).cmp(other.saved_trx),
};

/** What was used of delegated energy. */
export function usagePage(asking: Asking, asked: ParamsOf<typeof tron.feeUsage>) {
  const { world } = asking;
  const { wallet_id, sub_wallet_id, address, trans_kind, settle_status, order_by = 'created_at' } = asked;
  const { keyword = '', start_time = 0, end_time = Infinity } = asked;
  ownWallet(asking, wallet_id);
  for (const id of sub_wallet_id ?? []) ownSubWallet(asking, id, wallet_id);
  const text = keyword.trim().toLowerCase();
  const isFound = (row: FeeUsageRow) =>
    String(row.trans_id) === text ||
    [row.address, hashOf(world, row.trans_id)].some((one) => one.toLowerCase().includes(text));
  const rows = usagesSeen(asking, wallet_id)
    .filter((row) => within<unknown>(trans_kind, row.trans_kind) && within(sub_wallet_id, row.sub_wallet_id))
    .filter((row) => settle_status === undefined || row.settle_status === settle_status)
    .filter((row) => address === undefined || row.address.toLowerCase().includes(address.toLowerCase()))
    .filter((row) => row.created_at >= start_time && row.created_at <= end_time && isFound(row));
  const { order, page_no, page_size } = asked;
  const page = listed(
    rows,
    { order, page_no, page_size },
    { show: (row) => usageView(world, row), compare: orders[order_by] },
  );
  return {
    ...page,
    sums: {
      energy: rows.reduce((sum, row) => sum + row.energy_used, 0),
      net: rows.reduce((sum, row) => sum + row.net_used, 0),
      service_fee: feesOf(rows).toFixed(),
      saved_trx: rows.reduce((sum, row) => sum.plus(row.saved_trx), new Big(0)).toFixed(),
    },
  };
}

/** What one transaction used. */
export function usageDetail(asking: Asking, { wallet_id, id }: ParamsOf<typeof tron.feeUsageDetail>) {
  const { world } = asking;
  ownWallet(asking, wallet_id);
  const usage = world.feeUsages.get(id);
  const [row] = usage?.wallet_id === wallet_id ? seen(asking, [usage]) : [];
  if (row === undefined) throw new Refused(codes.orderNotFound);
  const order = world.delegateOrders.get(row.delegate_id);
  return { ...usageView(world, row), order: order === undefined ? null : orderView(order) };
}

/** The orders of a transaction, or the last ones of an address. */
export function ordersOf(
  asking: Asking,
  { wallet_id, trans_id, address }: ParamsOf<typeof tron.delegations>,
) {
  const { world } = asking;
  ownWallet(asking, wallet_id);
  if (trans_id !== undefined) {
    const row = world.transactions.get(trans_id);
    if (row?.wallet_id !== wallet_id || seen(asking, [row]).length === 0)
      throw new Refused(codes.orderNotFound);
    return world.delegateOrders.where('trans_id', trans_id).map(orderView);
  }
  if (address === undefined) throw new BadField('trans_id', 'missing');
  if (!checkAddress('TRX', address).ok) throw new Refused(codes.invalidAddress, { net: 'TRON' });
  const rows = world.delegateOrders.where('address', address).filter((row) => row.wallet_id === wallet_id);
  return seen(asking, rows).slice(-lastOrders).reverse().map(orderView);
}

function settlementStatus(world: World, { trans_id }: SettlementRow): ServiceFeePayment['status'] {
  const row = world.transactions.get(trans_id);
  if (row === undefined) return 2;
  if (!isTerminal(row)) return 0;
  return row.status === WithdrawStatus.done ? 1 : 2;
}

/** The settlements of a wallet. */
export function paymentPage(asking: Asking, asked: ParamsOf<typeof tron.payments>) {
  const { world } = asking;
  const { wallet_id, status, order_by = 'created_at' } = asked;
  ownWallet(asking, wallet_id);
  const rows = world.settlements
    .where('wallet_id', wallet_id)
    .filter((row) => within(status, settlementStatus(world, row)));
  const compare = {
    created_at: (one: SettlementRow, other: SettlementRow) =>
      one.created_at - other.created_at || one.id - other.id,
    amount: (one: SettlementRow, other: SettlementRow) => new Big(one.amount).cmp(other.amount),
  }[order_by];
  return listed(rows, asked, {
    show: ({ wallet_id: __, ...row }): ServiceFeePayment => ({
      ...row,
      txid: hashOf(world, row.trans_id),
      status: settlementStatus(world, { ...row, wallet_id }),
    }),
    time: (row) => row.created_at,
    compare,
  });
}
