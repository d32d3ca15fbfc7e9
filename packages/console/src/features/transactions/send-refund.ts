import { outcomeOf, Refusal, refunds, transactions, type DataOf, type DepositInfo } from '@mpc/api';
import { isOrderId } from '#features/payments';
import { client } from '#shared/api/api.ts';
import { keepRefund } from './own-refunds.ts';
import {
  announceRefund,
  recordRefund,
  strikeRefund,
  pendingRefund,
  type SentRefund,
} from './refund-journal.ts';
import type { RefundOrder } from './refund.values.ts';

/** What became of an attempt to give a deposit back. Only `sent` and `unknown` may have moved money. */
export type RefundResult =
  | { kind: 'sent'; id: number }
  | { kind: 'unknown' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'notSent' }
  /** Another tab, or an earlier press, is sending one of the same deposit, or has sent one that is not settled. */
  | { kind: 'busy' }
  /** This browser cannot write it down or keep other tabs out. */
  | { kind: 'cannotRecord' };

type Post = (order: RefundOrder) => Promise<DataOf<typeof refunds.create>>;

const sending = new Set<number>();

/** Sends a refund once, whatever is pressed and wherever: written down first, and never again while its end is unknown. */
export async function sendRefund(sent: SentRefund, post: Post): Promise<RefundResult> {
  const { deposit_id: id } = sent.order;
  if (sending.has(id)) return { kind: 'busy' };
  sending.add(id);
  try {
    if (!('locks' in navigator)) return { kind: 'cannotRecord' };
    return await navigator.locks.request(`refund:${id}`, { ifAvailable: true }, (lock) =>
      lock === null ? ({ kind: 'busy' } as const) : sendLocked(sent, post),
    );
  } finally {
    sending.delete(id);
  }
}

async function sendLocked(sent: SentRefund, post: Post): Promise<RefundResult> {
  const { uid, order } = sent;
  try {
    if ((await pendingRefund(uid, order.deposit_id)) !== null) return { kind: 'busy' };
    await recordRefund(sent);
  } catch {
    return { kind: 'cannotRecord' };
  }
  const settle = () => strikeRefund(uid, order.deposit_id).catch(() => undefined);
  try {
    const { refund_id } = await post(order);
    // An answer without the refund's number says that it was taken, but not as what: it is looked for.
    if (!isOrderId(refund_id)) throw new TypeError('The answer names no refund');
    await keepRefund(sent, refund_id).catch(() => undefined);
    await settle();
    return { kind: 'sent', id: refund_id };
  } catch (error) {
    if (error instanceof Refusal) {
      await settle();
      return { kind: 'refused', refusal: error };
    }
    if (outcomeOf(error) !== 'notSent') {
      announceRefund();
      return { kind: 'unknown' };
    }
    await settle();
    return { kind: 'notSent' };
  }
}

/** The refund of a deposit that was not there before; null where there is none. */
function newRefund(
  { refunds: all = [] }: Pick<DepositInfo, 'refunds'>,
  before: readonly number[],
): number | null {
  return all.find(({ refund_id }) => !before.includes(refund_id))?.refund_id ?? null;
}

/** Asks the server for the refund that was sent. Null where it has none; rejects where it did not answer. */
export async function findRefund(
  { order: { deposit_id }, before }: SentRefund,
  signal?: AbortSignal,
): Promise<number | null> {
  const options = signal === undefined ? {} : { signal };
  const { pending_id } = await client.call(refunds.info, { deposit_id }, options);
  if (pending_id !== undefined && !before.includes(pending_id)) return pending_id;
  // It may be over already.
  return newRefund(await client.call(transactions.depositInfo, { id: deposit_id }, options), before);
}
