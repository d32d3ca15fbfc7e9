import { feeOf } from '@mpc/api/fingerprint';
import { coinName } from '#shared/coin/coin-name.ts';
import { calledContract, isCall, type OrderInfo, tokenOf } from './order-info.ts';
import { namedRecipients } from './outputs.rules.ts';
import { labeled } from '#shared/i18n/i18n.ts';

/** What a receipt calls its lines. */
export type ReceiptWords = Record<
  | 'number'
  | 'requestId'
  | 'status'
  | 'amount'
  | 'from'
  | 'to'
  | 'contract'
  | 'memo'
  | 'fee'
  | 'created'
  | 'txid',
  string
> & { statusName: string };

const isoOf = (at: number): string => new Date(at).toISOString();

/** An order in lines to be handed on: whole addresses, exact amounts, times in UTC. */
export function receiptOf(order: OrderInfo, words: ReceiptWords): string {
  const { fee: estimated, real_fee = estimated } = order;
  const fee = feeOf({ ...order, fee: real_fee });
  const coin = coinName(order);
  const named = isCall(order) ? [] : namedRecipients(order);
  const [only = calledContract(order)] = named.map(({ address }) => address);
  const recipients =
    named.length > 1
      ? named.map(({ address, amount, memo = '' }) => [
          words.to,
          [address, `${amount} ${coin}`, memo].filter((part) => part !== '').join(' · '),
        ])
      : [[isCall(order) ? words.contract : words.to, only]];
  const lines = [
    [words.number, String(order.id)],
    [words.requestId, order.request_id],
    [words.status, words.statusName],
    [words.created, isoOf(order.created_at)],
    [words.amount, `${order.amount} ${coin}`],
    [words.from, `${order.wallet_name} / ${order.sub_wallet_name} · ${order.address_from}`],
    ...recipients,
    [words.memo, named.length > 1 ? '' : order.memo],
    [words.fee, fee === null ? '' : `${fee.amount} ${fee.unit}`],
    [words.txid, order.txid],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([name = '', value]) => labeled(name, value))
    .join('\n');
}

/** An order in one line, as the phone shows what it signs. */
export function summaryOf(order: OrderInfo): string {
  const { amount } = order;
  const recipients = isCall(order)
    ? [calledContract(order)]
    : namedRecipients(order).map(({ address }) => address);
  // A permission without an end is of the token, whatever coin its order is filed under.
  const moved = amount === '-1' ? `∞ ${tokenOf(order) ?? ''}`.trim() : `${amount} ${coinName(order)}`;
  return `${moved} → ${recipients.join(', ')}`;
}
