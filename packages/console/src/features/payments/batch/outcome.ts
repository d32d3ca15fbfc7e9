import type { Intent } from '../intents/intent.ts';

/**
 * What became of one payment of a batch; null while it was not tried.
 *
 * - `sent`: the server has it, at no more than `fee`; absent where an earlier console wrote it down.
 * - `refused`: the server said no; nothing happened.
 * - `unknown`: no answer came. It is looked for, and never sent as if it were new.
 * - `notFound`: it was looked for long enough; it may be sent again under its own number.
 * - `differs`: the server has something else under its number.
 * - `moved`: it was put into another batch, and is never sent by this one.
 * - `held`: it was not sent, because the same payment is not settled, was made meanwhile, or a strategy refuses it.
 */
export type Outcome =
  | { state: 'sent'; id: number | null; needSign: boolean; fee?: string }
  | { state: 'refused'; code: string; msg: string }
  | { state: 'unknown' }
  | { state: 'notFound' }
  | { state: 'differs'; id: number | null }
  | { state: 'moved'; id: number | null }
  | { state: 'held'; why: 'blocked' | 'repeated' | 'strategy'; name: string };

export type OutcomeState = Outcome['state'];

/** What the journal knows of a payment, as an outcome; it is the last word on what may have moved money. */
export function outcomeOfIntent({ state, orderId, fee }: Intent): Outcome {
  if (state === 'sent') return { state: 'sent', id: orderId, needSign: false, fee: fee.amount };
  if (state === 'differs') return { state: 'differs', id: orderId };
  return state === 'notFound' ? { state: 'notFound' } : { state: 'unknown' };
}

/** Whether a payment may be sent when the batch goes on: it never left, or it was looked for and is not there. */
export const mayBeSent = (outcome: Outcome | null): boolean =>
  outcome === null || outcome.state === 'notFound' || outcome.state === 'held';

/** How many there are of each, and of those not tried yet. */
export function countOutcomes(
  outcomes: readonly (Outcome | null)[],
): Record<OutcomeState | 'waiting', number> {
  const counts = { sent: 0, refused: 0, unknown: 0, notFound: 0, differs: 0, moved: 0, held: 0, waiting: 0 };
  for (const outcome of outcomes) counts[outcome?.state ?? 'waiting'] += 1;
  return counts;
}

/** It may have reached the server, so that an order may bear its number. */
export const mayHaveOrder = (outcome: Outcome | null): boolean =>
  outcome !== null &&
  outcome.state !== 'refused' &&
  outcome.state !== 'held' &&
  !(outcome.state === 'moved' && outcome.id === null);
