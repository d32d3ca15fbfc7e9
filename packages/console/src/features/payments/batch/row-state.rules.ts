import { type TransactionRow, WithdrawStatus } from '@mpc/api';
import { differences, orderFacts } from '#features/orders';
import { statusLook } from '#shared/status/transaction-status.ts';
import { endedUnpaid } from '../intents/repeats.rules.ts';
import type { BatchPlan, Planned } from './batch-plan.ts';
import { mayBeSent, type Outcome } from './outcome.ts';

/** Where an order stands, by the words that orders have everywhere. */
const orderStates = [
  'awaitingApproval',
  'awaitingSignature',
  'onHold',
  'broadcasting',
  'broadcast',
  'confirming',
  'completed',
  'rejected',
  'signatureRejected',
  'rejectedBySystem',
  'expired',
  'canceled',
  'canceledOrReplaced',
  'failed',
] as const;

/** Where a row of a batch stands, in the order in which it gets there: what it is counted and filtered by. */
export const rowStates = ['notSubmitted', 'unknown', 'differs', 'submitted', ...orderStates] as const;
export type RowState = (typeof rowStates)[number];

/** A transfer of a batch: what was confirmed, what became of sending it, and its order as the server has it now. */
export interface BatchRow {
  payment: Planned;
  outcome: Outcome | null;
  /** Null until it is read. */
  order: TransactionRow | null;
  state: RowState;
}

const stateOfOrder = (order: TransactionRow): RowState => {
  const label = statusLook(order)?.label;
  // A code that nobody has told us of says nothing about the money.
  return orderStates.find((state) => label === `status.withdraw.${state}`) ?? 'unknown';
};

const stateOfOutcome = (outcome: Outcome | null): RowState => {
  if (outcome?.state === 'sent') return 'submitted';
  if (outcome?.state === 'unknown' || outcome?.state === 'notFound') return 'unknown';
  return outcome?.state === 'differs' ? 'differs' : 'notSubmitted';
};

// What was read of an order stays the same object until it changes: thousands are not compared at every look.
const compared = new WeakMap<TransactionRow, { cost: string | undefined; is: boolean }>();

/** Whether an order pays what was confirmed, and costs no more than it left at. */
function isAsConfirmed(
  { home }: BatchPlan,
  payment: Planned,
  outcome: Outcome | null,
  order: TransactionRow,
): boolean {
  const cost = outcome?.state === 'sent' ? outcome.fee : undefined;
  const known = compared.get(order);
  if (known !== undefined && known.cost === cost) return known.is;
  const { symbol, base: base_symbol, to: address_to, memo, amount, feeUnit: unit } = payment;
  const fee = cost === undefined ? undefined : { amount: cost, unit };
  const confirmed = { sub_wallet_id: home.subWallet.id, symbol, base_symbol, address_to, memo, amount, fee };
  const is = differences(confirmed, orderFacts(order)).length === 0;
  compared.set(order, { cost, is });
  return is;
}

/** The rows of a batch. An order that bears the number of a row tells more than the answer to sending it did. */
export const rowsOf = (
  plan: BatchPlan,
  outcomes: readonly (Outcome | null)[],
  orders: ReadonlyMap<string, TransactionRow>,
): BatchRow[] =>
  plan.payments.map((payment, at) => {
    const outcome = outcomes[at] ?? null;
    const order = orders.get(payment.requestId) ?? null;
    const isStray =
      outcome?.state === 'differs' ||
      (order !== null &&
        (!isAsConfirmed(plan, payment, outcome, order) ||
          (outcome?.state === 'sent' && outcome.id !== null && outcome.id !== order.id)));
    const state = isStray ? 'differs' : order === null ? stateOfOutcome(outcome) : stateOfOrder(order);
    return { payment, outcome, order, state };
  });

/** The number of a row's order, as far as it is known. */
export const orderIdOf = ({ outcome, order }: Pick<BatchRow, 'outcome' | 'order'>): number | null =>
  order?.id ?? (outcome !== null && 'id' in outcome ? outcome.id : null);

/** Why a row is not retried: `goesOn` where it was paid or still may be, `left` where this batch has yet to submit it. */
export type RetryFault = 'goesOn' | 'unknown' | 'differs' | 'replaced' | 'moved' | 'left';

/** Whether a row is known not to be paid, and is not in another batch already: null, or what stands against it. */
export function retryFault({ outcome, order, state }: BatchRow): RetryFault | null {
  if (state === 'unknown' || state === 'differs') return state;
  if (outcome?.state === 'moved') return 'moved';
  if (state === 'notSubmitted') return mayBeSent(outcome) ? 'left' : null;
  if (order === null || !endedUnpaid.includes(order.status)) return 'goesOn';
  // Another transaction with its number took its place, and may have paid.
  return order.status === WithdrawStatus.discarded && order.txid !== '' ? 'replaced' : null;
}

/** What may be put into another batch: what was not paid, or what this batch has yet to submit. */
export type Movable = Extract<RetryFault, 'left'> | null;

/** The places of the rows that may be put into a new batch, each with the number of its order if it had one. */
export const movable = (rows: readonly BatchRow[], which: Movable): Map<number, number | null> =>
  new Map(rows.flatMap((row, at) => (retryFault(row) === which ? [[at, orderIdOf(row)] as const] : [])));

/** How many rows there are of each state. */
export function countStates(rows: readonly BatchRow[]): Record<RowState, number> {
  const counts = Object.fromEntries(rowStates.map((state) => [state, 0])) as Record<RowState, number>;
  for (const { state } of rows) counts[state] += 1;
  return counts;
}
