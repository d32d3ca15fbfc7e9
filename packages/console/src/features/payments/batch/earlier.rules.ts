import type { TransactionRow } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import { factsOf, isOpen, requestIdOf, type Intent } from '../intents/intent.ts';
import { isSamePayment } from '../intents/intents.rules.ts';
import { repeated } from '../intents/repeats.rules.ts';
import { groupOf, type BatchPlan, type Planned } from './batch-plan.ts';

/** An earlier payment that one of the batch would make again. */
export interface EarlierPayment {
  /** Its request id: what is agreed to. */
  key: string;
  amount: string;
  at: number;
  /** Whether nobody knows yet what became of it: then the new one is not sent. */
  isOpen: boolean;
  /** The payment that would repeat it. */
  payment: Planned;
}

function groupBy<Item>(items: readonly Item[], groupOfItem: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(groupOfItem(item));
    if (group === undefined) groups.set(groupOfItem(item), [item]);
    else group.push(item);
  }
  return groups;
}

const accountGroup = ({
  symbol,
  base_symbol,
  address_to,
}: Pick<TransactionRow, 'symbol' | 'base_symbol' | 'address_to'>) =>
  `${symbol} ${addressKey(base_symbol, address_to)}`;

/** The payments that a batch would make again, as the server has them and as this browser remembers them, each once. */
export function earlierPayments(
  { home, payments }: BatchPlan,
  orders: readonly TransactionRow[],
  intents: readonly Intent[],
  now: number,
): EarlierPayment[] {
  const ordersBy = groupBy(orders, accountGroup);
  const intentsBy = groupBy(intents, ({ payment }) => accountGroup(factsOf(payment)));
  const own = new Set(payments.map(({ requestId }) => requestId));
  const found = new Map<string, EarlierPayment>();
  for (const payment of payments) {
    const group = groupOf(payment);
    const facts = {
      symbol: payment.symbol,
      base_symbol: payment.base,
      address_to: payment.to,
      amount: payment.amount,
      sub_wallet_id: home.subWallet.id,
    };
    for (const intent of intentsBy.get(group) ?? []) {
      const key = requestIdOf(intent);
      const before = factsOf(intent.payment);
      if (own.has(key) || !isSamePayment(before, facts)) continue;
      found.set(key, { key, amount: before.amount, at: intent.createdAt, isOpen: isOpen(intent), payment });
    }
    for (const order of repeated(facts, ordersBy.get(group) ?? [], now)) {
      const key = order.request_id === '' ? String(order.id) : order.request_id;
      if (own.has(key) || found.has(key)) continue;
      found.set(key, { key, amount: order.amount, at: order.created_at, isOpen: false, payment });
    }
  }
  return [...found.values()].toSorted((a, b) => b.at - a.at);
}
