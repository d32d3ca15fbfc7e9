import Big from 'big.js';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { billing } from '../../../domains/billing/billing.contract.ts';
import { coinOf, governs, ownWallet, roleIn, walletOf } from '../../world/access.ts';
import { listed } from '../../wire/listed.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking, ResolversOf } from '../../wire/resolver.ts';
import { lockPrice, payCoins, submitPayment } from './bill-payment.ts';
import { isPayable, settleItem, unpaidOf } from './bill-states.ts';
import { billDetail, billNo, billOf } from './bill-view.ts';
import type { BillRow } from './billing-tables.ts';
import { packageOf } from './packages.ts';

function ownBill({ world, person }: Asking, id: number): BillRow {
  const bill = world.bills.get(id);
  if (bill === undefined || roleIn(walletOf(world, bill), person.uid) === undefined)
    throw new Refused(codes.orderNotFound);
  return bill;
}

/** A bill the caller may pay, as owner or admin. */
function payableBill(asking: Asking, id: number): BillRow {
  const bill = ownBill(asking, id);
  if (!governs(walletOf(asking.world, bill), asking.person.uid)) throw new Refused(codes.noPermission);
  return bill;
}

type OrderBy = NonNullable<ParamsOf<typeof billing.bills>['order_by']>;

const orders: Record<OrderBy, (one: BillRow, other: BillRow) => number> = {
  created_at: (one, other) => one.created_at - other.created_at || one.bill_id - other.bill_id,
  due_time: (one, other) => one.due_time - other.due_time || one.bill_id - other.bill_id,
  pay_time: (one, other) => (one.pay_time ?? 0) - (other.pay_time ?? 0) || one.bill_id - other.bill_id,
  amount: (one, other) => new Big(one.amount).cmp(other.amount) || one.bill_id - other.bill_id,
};

/** The package of a wallet, and its bills. */
export const billingSandbox = {
  package: ({ wallet_id }, asking) => packageOf(asking.world, ownWallet(asking, wallet_id)),

  bills(filter, asking) {
    const { world } = asking;
    const { wallet_id, status, bill_type, order_by = 'created_at' } = filter;
    ownWallet(asking, wallet_id);
    const rows = world.bills
      .where('wallet_id', wallet_id)
      .filter((row) => status === undefined || status.includes(row.status))
      .filter((row) => bill_type === undefined || bill_type.includes(row.bill_type));
    return listed(rows, filter, {
      show: (row) => billOf(world, row),
      texts: (row) => [billNo(row)],
      time: (row) => row.created_at,
      compare: orders[order_by],
    });
  },

  bill: ({ bill_id }, asking) => billDetail(asking.world, ownBill(asking, bill_id)),

  payAddress({ bill_id, symbol }, asking) {
    const { world } = asking;
    const bill = payableBill(asking, bill_id);
    if (!isPayable(bill)) throw new Refused(codes.alreadyHandled);
    if (!payCoins.includes(symbol)) throw new Refused(codes.coinNotSupported);
    const { symbol_alias, coin_net } = coinOf(world, { symbol });
    const { address, amount, expire_at } = lockPrice(world, bill, symbol);
    return { address, memo: '', amount, symbol, symbol_alias, coin_net, expire_at };
  },

  pay({ bill_id, symbol, txid, digest, build }, asking) {
    const { world, person } = asking;
    const bill = payableBill(asking, bill_id);
    if (bill.status === 1) return { status: 1 };
    if (!isPayable(bill)) throw new Refused(codes.alreadyHandled);
    // Nobody was told where to pay with this coin.
    if (bill.lock?.symbol !== symbol) throw new BadField('symbol', 'unknown');
    const isKnown = world.bills.all().some(({ payments }) => payments.some((one) => one.txid === txid));
    if (txid !== undefined && isKnown) throw new BadField('txid', 'taken');
    settleItem(world, bill, person, { digest, build });
    return { status: submitPayment(world, bill, person.uid, txid).status };
  },

  pending({ wallet_id }, asking) {
    const { world } = asking;
    ownWallet(asking, wallet_id);
    const open = world.bills.where('wallet_id', wallet_id).filter(isPayable);
    open.sort(orders.due_time);
    return {
      count: open.length,
      total_usd: open.reduce((sum, bill) => sum.plus(unpaidOf(bill)), new Big(0)).toFixed(2, Big.roundHalfUp),
      next_due_time: open[0]?.due_time ?? null,
      list: open.map((bill) => billOf(world, bill)),
    };
  },
} satisfies ResolversOf<typeof billing>;
