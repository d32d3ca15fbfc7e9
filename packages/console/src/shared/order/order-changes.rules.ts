import { compare } from '../money/decimal.ts';
import { activeNode } from './order-turn.rules.ts';
import { isCall, type OrderInfo } from './order-info.ts';

/** What a decision rests on. */
export type DecisiveFact =
  | 'amount'
  | 'address'
  | 'memo'
  | 'coin'
  | 'from'
  | 'outputs'
  | 'inscriptions'
  | 'call'
  | 'status'
  | 'step';

const stepOf = (order: OrderInfo): string => {
  const node = activeNode(order.node_list);
  if (node === undefined) return '';
  return [node.node_index, node.node_type, node.threshold, ...node.members.map(({ uid }) => uid)].join();
};

const outputsOf = ({ outputs = [] }: OrderInfo): string =>
  JSON.stringify(outputs.map(({ address, amount, memo }) => [address, amount, memo]));

/** The inscriptions that go along, by their numbers. */
export const inscriptionsOf = (order: OrderInfo): readonly string[] =>
  isCall(order) ? [] : (order.inscriptions ?? []);

const callOf = ({ interactive_contract = '', input_data = '' }: OrderInfo): string =>
  `${interactive_contract} ${input_data}`.toLowerCase();

const same: Record<DecisiveFact, (before: OrderInfo, now: OrderInfo) => boolean> = {
  amount: (before, now) => before.amount === now.amount || compare(before.amount, now.amount) === 0,
  address: (before, now) => before.address_to === now.address_to,
  memo: (before, now) => before.memo === now.memo,
  coin: (before, now) => before.symbol === now.symbol && before.base_symbol === now.base_symbol,
  from: (before, now) => before.sub_wallet_id === now.sub_wallet_id,
  outputs: (before, now) => outputsOf(before) === outputsOf(now),
  inscriptions: (before, now) => inscriptionsOf(before).join() === inscriptionsOf(now).join(),
  call: (before, now) => callOf(before) === callOf(now),
  status: (before, now) => before.status === now.status,
  step: (before, now) => stepOf(before) === stepOf(now),
};

const facts = Object.keys(same) as DecisiveFact[];

/** Whether a fact only tells how far an order has come, not what it does. */
export const isProgress = (fact: DecisiveFact): boolean => fact === 'status' || fact === 'step';

/**
 * What has become different since somebody looked at an order. Where the order stands only matters to whoever may decide
 * about it now; what is paid to whom matters to everybody.
 */
export function decisiveChanges(before: OrderInfo, now: OrderInfo): DecisiveFact[] {
  return facts.filter((fact) => !same[fact](before, now) && (now.my_action !== 0 || !isProgress(fact)));
}
