import type { Withdraw } from '@mpc/api';
import type { OrderFacts } from '../payment/order-digest.ts';

interface Named {
  id: number;
  name: string;
}

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
  /** Exactly what is sent, `request_id` included; a repetition sends the same. */
  order: Withdraw;
  /** How people read the coin, and the unit its amounts carry: `USDT (TRC20)`, `USDT`. */
  coinName: string;
  unit: string;
  base_symbol: string;
  fee: { amount: string; unit: string };
  /** Of the order's facts, to compare with what the server has. */
  digest: string;
  createdAt: number;
  state: IntentState;
  /** How often the server answered that it has no such order. */
  checks: number;
  /** The server's order, once it is known. */
  withdrawId: number | null;
  /** What the server has, where that differs. */
  found: OrderFacts | null;
}

/** The facts of an intent that an order is compared by. */
export const factsOf = ({ order, base_symbol }: Intent): OrderFacts => ({
  sub_wallet_id: order.sub_wallet_id,
  symbol: order.symbol,
  base_symbol,
  address_to: order.address_to,
  memo: order.memo ?? '',
  amount: order.amount,
});

/** Whether it is not known, or not settled, what became of an intent. */
export const isOpen = ({ state }: Pick<Intent, 'state'>): boolean => state !== 'sent';

/** How long a payment is remembered to warn of the same one again, in milliseconds. */
export const memory = 24 * 60 * 60 * 1000;
