import type { Brc20Withdraw, Web3Call, Withdraw } from '@mpc/api';
import type { OrderFacts } from '#features/orders';
import { day } from '#shared/durations.ts';

interface Named {
  id: number;
  name: string;
}

/** Exactly what is sent, `request_id` included; a repetition sends the same. */
export type Payment =
  | { kind: 'withdraw'; order: Withdraw }
  | { kind: 'brc20'; order: Brc20Withdraw }
  | { kind: 'web3'; order: Web3Call };

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
  /** What it is compared by, with the server's order and with other payments. */
  facts: OrderFacts;
  /** How people read the coin, and the unit its amounts carry: `USDT (TRC20)`, `USDT`. */
  coinName: string;
  unit: string;
  fee: { amount: string; unit: string };
  /** Of the facts. */
  digest: string;
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

/** The order a payment is a faster copy of. */
export const speedsUp = ({ payment }: Pick<Intent, 'payment'>): number | undefined =>
  payment.kind === 'brc20' ? undefined : payment.order.speed_up_id;

/** Whether it is not known, or not settled, what became of an intent. */
export const isOpen = ({ state }: Pick<Intent, 'state'>): boolean => state !== 'sent';

/** How long a payment is remembered to warn of the same one again, in milliseconds. */
export const memory = day;
