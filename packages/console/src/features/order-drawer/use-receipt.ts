import { useTranslation } from '#shared/i18n/use-translation.ts';
import { type OrderInfo, receiptOf } from '#features/orders';
import { sayStatus } from '#shared/status/transaction-status.ts';

/** The receipt of an order, in the reader's language. */
export function useReceipt(order: OrderInfo): string {
  const { t } = useTranslation();
  return receiptOf(order, {
    number: t('order.number'),
    requestId: t('order.requestId'),
    status: t('transactions.column.status'),
    statusName: sayStatus(t, order),
    amount: t('order.amount'),
    from: t('order.from'),
    to: t('order.to'),
    contract: t('order.contract'),
    memo: t('order.memo'),
    fee: t(order.real_fee === undefined ? 'order.feeEstimated' : 'order.feePaid'),
    created: t('transactions.column.time'),
    txid: t('order.chain.txid'),
  });
}
