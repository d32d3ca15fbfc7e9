import type { Bill } from '@mpc/api';
import { Amount, missingNumber, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { BillStatusTag, billStatusWords } from '../bill-status-tag.tsx';
import { billTypeWords, periodText } from '../bill-words.ts';

const timeText = (at: number | null) => (at === null ? '' : isoWithZone(at));

/** The columns of bills; a person chooses among them and puts them in order. */
export function billColumns(t: TFunction<'invoice'>): TableColumn<Bill>[] {
  return [
    {
      key: 'bill_no',
      header: t('bill.number'),
      isTitle: true,
      card: 'about',
      minWidth: 150,
      cell: ({ bill_no }) => bill_no,
      text: ({ bill_no }) => bill_no,
    },
    {
      key: 'bill_type',
      header: t('bill.type'),
      cell: ({ bill_type }) => billTypeWords(bill_type, t),
      text: ({ bill_type }) => billTypeWords(bill_type, t),
    },
    {
      key: 'period',
      header: t('bill.period'),
      priority: 3,
      hideOnPhone: true,
      cell: ({ period_start, period_end }) => periodText(period_start, period_end) || missingNumber,
      text: ({ period_start, period_end }) => periodText(period_start, period_end),
    },
    {
      key: 'amount',
      header: t('bill.amount'),
      sortable: true,
      align: 'end',
      card: 'lead',
      cell: ({ amount, symbol }) => <Amount value={amount} symbol={symbol} />,
      text: ({ amount, symbol }) => `${amount} ${symbol}`,
    },
    {
      key: 'unpaid_amount',
      header: t('bill.unpaid'),
      align: 'end',
      cell: ({ unpaid_amount, symbol }) => <Amount value={unpaid_amount} symbol={symbol} />,
      text: ({ unpaid_amount, symbol }) => `${unpaid_amount} ${symbol}`,
    },
    {
      key: 'status',
      header: t('bill.status'),
      card: 'state',
      cell: ({ status }) => <BillStatusTag status={status} />,
      text: ({ status }) => billStatusWords(status, t),
    },
    {
      key: 'due_time',
      header: t('bill.due'),
      sortable: true,
      align: 'end',
      card: 'note',
      cell: ({ due_time }) => <Time at={due_time} kind="short" />,
      text: ({ due_time }) => isoWithZone(due_time),
    },
    {
      key: 'pay_time',
      header: t('bill.paidAt'),
      sortable: true,
      align: 'end',
      priority: 2,
      hideOnPhone: true,
      cell: ({ pay_time }) => <Time at={pay_time} kind="short" />,
      text: ({ pay_time }) => timeText(pay_time),
    },
    {
      key: 'created_at',
      header: t('bill.created'),
      sortable: true,
      align: 'end',
      priority: 2,
      hideOnPhone: true,
      cell: ({ created_at }) => <Time at={created_at} kind="short" />,
      text: ({ created_at }) => isoWithZone(created_at),
    },
  ];
}
