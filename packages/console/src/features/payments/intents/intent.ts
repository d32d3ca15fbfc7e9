import type { Brc20Withdraw, Web3Call, Withdraw } from '@mpc/api';
import { inscriptionsPayload, type OrderFacts } from '#features/orders';
import { day } from '#shared/durations.ts';

interface Named {
  id: number;
  name: string;
}

/** Exactly what is sent, `request_id` included, and what the order leaves to be known. A repetition sends the same. */
export type Payment =
  | { kind: 'withdraw'; order: Withdraw; base_symbol: string }
  /** Inscriptions go by their numbers: which coin they lie on, and what their outputs are worth, goes beside. */
  | { kind: 'brc20'; order: Brc20Withdraw; symbol: string; base_symbol: string; amount: string }
  | { kind: 'web3'; order: Web3Call };

/** What kind of order a payment becomes. */
export const orderKindOf = ({ kind }: Pick<Payment, 'kind'>) => (kind === 'web3' ? 'web3' : 'withdraw');

/** What a payment is shown and compared by: read from what is posted, and from nowhere else. */
export function factsOf(payment: Payment): OrderFacts {
  const { kind, order } = payment;
  const { sub_wallet_id } = order;
  if (kind === 'withdraw')
    return {
      sub_wallet_id,
      symbol: order.symbol,
      base_symbol: payment.base_symbol,
      address_to: order.address_to,
      memo: order.memo ?? '',
      amount: order.amount,
      outputs: order.outputs,
    };
  if (kind === 'brc20')
    return {
      sub_wallet_id,
      symbol: payment.symbol,
      base_symbol: payment.base_symbol,
      address_to: order.address_to,
      memo: '',
      amount: payment.amount,
      payload: inscriptionsPayload(order.inscription_ids),
    };
  return {
    sub_wallet_id,
    symbol: order.main_chain_symbol,
    base_symbol: order.main_chain_symbol,
    address_to: order.interactive_contract,
    memo: '',
    amount: order.amount,
    payload: order.input_data.toLowerCase(),
  };
}

/** What somebody confirmed: the payment, and the most it may cost. */
export const confirmedFacts = ({ payment, fee }: Pick<Intent, 'payment' | 'fee'>): OrderFacts => ({
  ...factsOf(payment),
  fee,
});

/**
 * What is known of a payment somebody confirmed.
 *
 * - `sending`: the request is under way, in this tab or another.
 * - `sent`: the server has it, as confirmed.
 * - `unknown`: no answer came; it may have been taken.
 * - `notFound`: it was looked for long enough and is not there.
 * - `differs`: the server has an order under its number that is not what was confirmed.
 *
 * A refused payment is no intent any more: nothing happened.
 */
export type IntentState = 'sending' | 'sent' | 'unknown' | 'notFound' | 'differs';

/** One payment somebody confirmed, written down before it is sent and kept until it is known what became of it. */
export interface Intent {
  uid: number;
  wallet: Named;
  subWallet: Named;
  payment: Payment;
  /** How people read the coin, and the unit its amounts carry: `USDT (TRC20)`, `USDT`. */
  coinName: string;
  unit: string;
  fee: { amount: string; unit: string };
  createdAt: number;
  state: IntentState;
  /** How often the server answered that it has no such order. */
  checks: number;
  /** The server's number of the order, once it is known. */
  orderId: number | null;
  /** What the server has, where that differs. */
  found: OrderFacts | null;
}

/** What only a sent intent knows. */
export const unsent = { state: 'sending', checks: 0, orderId: null, found: null } as const;

/** The number a payment is known by before the server gives it one. */
export const requestIdOf = ({ payment }: Pick<Intent, 'payment'>): string => payment.order.request_id;

/** The order a payment is a replacement of. */
export const speedsUp = ({ payment }: Pick<Intent, 'payment'>): number | undefined =>
  payment.kind === 'brc20' ? undefined : payment.order.speed_up_id;

/** Whether an answer names an order. */
export const isOrderId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0;

/** Whether it is not known, or not settled, what became of an intent. */
export const isOpen = ({ state }: Pick<Intent, 'state'>): boolean => state !== 'sent';

/** How long a payment is remembered to warn of the same one again, in milliseconds. */
export const memory = day;
