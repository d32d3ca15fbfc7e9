import type { Refusal } from '@mpc/api';
import type { Intent } from '../intents/intent.ts';
import type { SendResult } from '../intents/send-payment.ts';
import { groupOf, groupsOf, type BatchPlan, type Planned } from './batch-plan.ts';
import { mayBeSent, type Outcome } from './outcome.ts';

/**
 * Why a batch stopped before its end.
 *
 * - `asked`: a person pressed Stop, or left.
 * - `signedOut`, `denied`: the session ended, or this sub-wallet cannot be paid from any more.
 * - `feeUnknown`, `feeRisen`: what the next payment costs cannot be told, or is more than was confirmed.
 * - `noAnswers`: the answers to some payments in a row were lost.
 * - `refusals`: many in a row were refused for the same reason.
 * - `busy`: something else is being sent from the sub-wallet.
 * - `cannotRecord`: this browser cannot write down what it sends.
 * - `quarantined`: something changed this browser's record of a payment from the sub-wallet.
 * - `differs`: the server has something else than was confirmed.
 */
export type StopReason =
  | 'asked'
  | 'signedOut'
  | 'denied'
  | 'feeUnknown'
  | 'feeRisen'
  | 'noAnswers'
  | 'refusals'
  | 'busy'
  | 'cannotRecord'
  | 'quarantined'
  | 'differs';

/** What one payment came to: something became of it, or the batch stops before it. */
export type Step = { outcome: Outcome } | { stop: StopReason };

export interface RunOptions {
  /** The name of the strategy that would refuse a payment; null where none does. */
  refusedBy: (payment: Planned) => Promise<string | null>;
  /** A payment as it is about to leave, or what came of it instead; `isAgain` where it left once and was not found. */
  prepare: (payment: Planned, isAgain: boolean) => Promise<{ intent: Intent } | Step>;
  send: (intent: Intent, agreed: readonly string[]) => Promise<SendResult>;
  /** Keeps what became of one payment, before the next is sent. */
  learn: (at: number, outcome: Outcome | null) => Promise<void>;
  isStopped: () => boolean;
}

const lostInARow = 2;
const refusedInARow = 5;

/** A refusal is about one payment, or nothing more can be sent after it. */
export function refusedStep({ kind, code, msg }: Refusal): Step {
  if (kind === 'signedOut') return { stop: 'signedOut' };
  if (kind !== 'message' && kind !== 'silent') return { stop: 'denied' };
  return { outcome: { state: 'refused', code, msg } };
}

function stepOf(result: SendResult): Step {
  switch (result.kind) {
    case 'sent':
      return {
        outcome: {
          state: 'sent',
          id: result.intent.orderId,
          needSign: result.needSign,
          fee: result.intent.fee.amount,
        },
      };
    case 'unknown': {
      const { state, orderId } = result.intent;
      return { outcome: state === 'differs' ? { state, id: orderId } : { state: 'unknown' } };
    }
    case 'refused':
      return refusedStep(result.refusal);
    case 'notSent':
      return { outcome: { state: 'refused', code: '', msg: result.reason } };
    case 'blocked':
    case 'repeated':
      return { outcome: { state: 'held', why: result.kind, name: '' } };
    default:
      return { stop: result.kind };
  }
}

/**
 * Sends what is left of a batch, one payment after another, each at most once. It ends with the batch, or says why it
 * stopped; whatever is under way then is still waited for.
 */
export async function runBatch(
  plan: BatchPlan,
  outcomes: readonly (Outcome | null)[],
  { refusedBy, prepare, send, learn, isStopped }: RunOptions,
): Promise<StopReason | null> {
  const groups = groupsOf(plan.payments);
  let lost = 0;
  let refusals: string[] = [];
  for (const [at, payment] of plan.payments.entries()) {
    const before = outcomes[at] ?? null;
    if (!mayBeSent(before)) continue;
    if (isStopped()) return 'asked';
    const refusing = await refusedBy(payment);
    if (refusing !== null) {
      // What left once and was not found stays that: it may not be taken for one that never left.
      if (before?.state !== 'notFound') await learn(at, { state: 'held', why: 'strategy', name: refusing });
      continue;
    }
    if (isStopped()) return 'asked';
    const ready = await prepare(payment, before?.state === 'notFound');
    if (isStopped()) return 'asked';
    // Rows of one batch that repeat each other were shown, and agreed to, together.
    const others = (groups.get(groupOf(payment)) ?? []).map(({ requestId }) => requestId);
    const step = 'intent' in ready ? stepOf(await send(ready.intent, [...plan.agreed, ...others])) : ready;
    if ('stop' in step) return step.stop;
    const { outcome } = step;
    if (before?.state === 'notFound' && outcome.state === 'held') continue;
    await learn(at, outcome);
    if (outcome.state === 'differs') return 'differs';
    lost = outcome.state === 'unknown' ? lost + 1 : 0;
    if (lost === lostInARow) return 'noAnswers';
    refusals = outcome.state === 'refused' ? [...refusals, outcome.code] : [];
    if (refusals.length >= refusedInARow && new Set(refusals.slice(-refusedInARow)).size === 1)
      return 'refusals';
  }
  return null;
}
