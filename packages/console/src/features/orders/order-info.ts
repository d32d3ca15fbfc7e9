import type { TransactionRow, TransKind, Web3Info, WithdrawInfo } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import { feeOf } from '@mpc/api/fingerprint';
import { compare, isDecimal } from '#shared/money/decimal.ts';

/** What goes out, by what it is. */
export type OrderKind = Exclude<TransKind, 'deposit' | 'nft'>;

/** An order in full: a payment, a refund or a sweep, or the call of a contract. */
export type OrderInfo = WithdrawInfo | Web3Info;

/** Which order is asked about: commands name this, never what an answer says of itself. */
export interface OrderRef {
  kind: OrderKind;
  id: number;
}

/** Whether an order calls a contract instead of paying somebody. */
export const isCall = (order: OrderInfo): order is Web3Info => 'decoded' in order;

type Called = Partial<Pick<TransactionRow, 'interactive_contract'>> & Pick<TransactionRow, 'address_to'>;

/** The contract that a call goes to. */
export const calledContract = ({ interactive_contract: contract, address_to }: Called): string =>
  contract || address_to;

/** Whether a call names another contract beside the one it goes to: nobody can say which is called. */
export const namesTwoContracts = (call: Called & Pick<TransactionRow, 'base_symbol'>): boolean =>
  addressKey(call.base_symbol, calledContract(call)) !== addressKey(call.base_symbol, call.address_to);

/** The kinds people decide about and sign here. Sweeps and fuelings ask nobody one by one. */
const decided = ['withdraw', 'web3', 'refund'] as const;

/** Under which name an order is decided and signed; null for one that asks nobody. */
export const decidedAs = ({ trans_kind }: Pick<OrderInfo, 'trans_kind'>): (typeof decided)[number] | null =>
  decided.find((kind) => kind === trans_kind) ?? null;

/** Whether a text is a figure that can leave: a decimal that is not negative. */
export const isOutgoing = (amount: string): boolean => isDecimal(amount) && compare(amount, '0') !== -1;

/** Whether the figures a decision rests on are ones: an answer nobody can read must not be agreed to. */
export const isReadable = (order: OrderInfo): boolean =>
  isOutgoing(feeOf(order)?.amount ?? '') &&
  (isOutgoing(order.amount) || (isCall(order) && order.amount === '-1')) &&
  /^[\x21-\x7e]+$/.test(order.address_to);

/** The coin an order's amount is of, by the name people read; null of a call about a token nobody here knows. */
export function tokenOf(order: OrderInfo): string | null {
  if (!isCall(order) || order.symbol !== order.base_symbol) return order.symbol_alias;
  if (order.amount !== '-1') return order.symbol_alias;
  return order.decoded?.symbol_alias ?? null;
}
