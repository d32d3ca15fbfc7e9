import { WithdrawStatus, type TransactionRow } from '@mpc/api';
import { orderFacts, type OrderFacts } from '#features/orders';
import { memory } from './intent.ts';
import { isSamePayment } from './intents.rules.ts';

/** The states of an order that ended without a payment. */
export const endedUnpaid: readonly number[] = [
  WithdrawStatus.notApproved,
  WithdrawStatus.rejected,
  WithdrawStatus.rejectedBySystem,
  WithdrawStatus.autoCancelled,
  WithdrawStatus.discarded,
  WithdrawStatus.failed,
];

/** The orders a payment or a call would repeat: still under way, or paid within the last day. */
export function repeated(
  payment: Omit<OrderFacts, 'memo'>,
  orders: readonly TransactionRow[],
  now: number,
): TransactionRow[] {
  return orders.filter(
    (order) =>
      (order.trans_kind === 'withdraw' || order.trans_kind === 'web3') &&
      !endedUnpaid.includes(order.status) &&
      (order.status !== WithdrawStatus.done || now - order.created_at < memory) &&
      isSamePayment(payment, orderFacts(order)),
  );
}
