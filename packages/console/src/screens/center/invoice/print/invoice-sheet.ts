import type { BillDetail } from '@mpc/api';
import type { PrintSheetProps, SheetFact } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { coinName } from '#shared/coin/coin-name.ts';
import { periodText } from '../bill-words.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';

interface SheetWords {
  t: TFunction<'invoice'>;
  wallet: string;
  status: string;
  type: string;
  /** A moment in words; empty for none. */
  time: (at: number | null) => string;
}

const filled = (facts: readonly SheetFact[]) => facts.filter(({ value }) => value !== '');

/** What stands on the sheet of a bill: an invoice once it is paid. */
export function sheetOf(bill: BillDetail, { t, wallet, status, type, time }: SheetWords): PrintSheetProps {
  const money = (amount: string) => `${exactAmount(amount)} ${bill.symbol}`;
  const isInvoice = bill.status === 2 || bill.status === 6;
  return {
    title: `${t(isInvoice ? 'print.title' : 'print.bill')} ${bill.bill_no}`,
    state: status,
    facts: [
      filled([
        { label: t('detail.billedTo'), value: bill.title },
        { label: t('detail.taxNo'), value: bill.tax_no },
        { label: t('print.wallet'), value: wallet },
      ]),
      filled([
        { label: t('bill.type'), value: type },
        { label: t('bill.period'), value: periodText(bill.period_start, bill.period_end) },
        { label: t('bill.created'), value: time(bill.created_at) },
        { label: t('bill.due'), value: time(bill.due_time) },
        { label: t('bill.paidAt'), value: time(bill.pay_time) },
      ]),
      ...bill.payments.map((payment, at) =>
        filled([
          { label: t('print.payment', { number: at + 1 }), value: time(payment.created_at) },
          {
            label: t('detail.payment.amount'),
            value: `${exactAmount(payment.amount)} ${coinName(payment)}`,
          },
          { label: t('detail.payment.credited'), value: exactAmount(payment.credited) },
          { label: t('detail.payment.hash'), value: payment.txid },
        ]),
      ),
    ],
    lines: {
      label: t('detail.items'),
      columns: [
        { header: t('detail.item') },
        { header: t('detail.quantity'), align: 'end' },
        { header: t('detail.unitPrice'), align: 'end' },
        { header: t('detail.subtotal'), align: 'end' },
      ],
      rows: bill.items.map(({ name, qty, unit_price, amount }) => [
        name,
        exactAmount(String(qty)),
        money(unit_price),
        money(amount),
      ]),
    },
    totals: [
      ...(bill.discount === '0' ? [] : [{ label: t('detail.discount'), value: `−${money(bill.discount)}` }]),
      { label: t('bill.amount'), value: money(bill.amount), strong: true },
      { label: t('detail.paidAmount'), value: money(bill.paid_amount) },
      ...(bill.unpaid_amount === '0' ? [] : [{ label: t('bill.unpaid'), value: money(bill.unpaid_amount) }]),
    ],
  };
}
