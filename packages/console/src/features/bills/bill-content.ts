import type { BillDetail } from '@mpc/api';
import type { TFunction } from 'i18next';
import { type Content, momentFact } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { sayOverdue } from '#shared/status/overdue.rules.ts';

/** What a bill says at a moment: past due, it says so. */
export function billContent(bill: BillDetail, t: TFunction, now: number): Content {
  const overdue = bill.unpaid_amount === '0' ? null : sayOverdue(t, bill.due_time, now);
  const money = (amount: string) => `${exactAmount(amount)} ${bill.symbol}`;
  return {
    facts: [
      { key: 'number', label: t('approval.bill.number'), text: bill.bill_no, as: 'code' },
      ...bill.items.map((line, at) => ({
        key: `line ${at}`,
        label: line.name,
        text: `${line.qty} × ${money(line.unit_price)} = ${money(line.amount)}`,
      })),
      {
        key: 'discount',
        label: t('approval.bill.discount'),
        text: bill.discount === '0' ? '' : money(bill.discount),
      },
      { key: 'amount', label: t('approval.bill.amount'), text: money(bill.amount) },
      { key: 'unpaid', label: t('approval.bill.unpaid'), text: money(bill.unpaid_amount) },
      momentFact('due', t('approval.bill.due'), bill.due_time),
      ...(overdue === null ? [] : [{ key: 'overdue', label: t('approval.bill.state'), text: overdue }]),
    ],
    diff: [],
  };
}

/** The same with the coin that it is said to have been paid with: empty while the bill is paid with no such coin. */
export function paidContent(content: Content, bill: BillDetail, symbol: string, t: TFunction): Content {
  const coin = bill.pay_symbols.find((one) => one.symbol === symbol);
  const text = coin === undefined ? '' : coinName(coin);
  return { ...content, beside: [{ key: 'coin', label: t('approval.bill.coin'), text }] };
}
