import { del, get, set } from 'idb-keyval';
import type { OrderFacts } from '#features/orders';
import { database } from '#shared/drafts/database.ts';
import type { RefundOrder } from './refund.values.ts';

/**
 * A refund that was sent from this browser and of which it is not known what became. The call takes no number of ours,
 * so it is known again by the deposit, and by the refunds that were there before it.
 */
export interface SentRefund {
  uid: number;
  order: RefundOrder;
  facts: OrderFacts;
  /** The refunds of the deposit before this one was sent. */
  before: readonly number[];
  sentAt: number;
}

const keyOf = (uid: number, depositId: number) => ['refund', uid, depositId];

/** Writes a refund down before it is sent. Rejects where this browser cannot: then nothing may be sent. */
export const recordRefund = (sent: SentRefund): Promise<void> =>
  set(keyOf(sent.uid, sent.order.deposit_id), sent, database);

/** The refund of a deposit that is not settled; null where there is none. */
export const pendingRefund = async (uid: number, depositId: number): Promise<SentRefund | null> =>
  (await get<SentRefund>(keyOf(uid, depositId), database)) ?? null;

/** Forgets a refund: it is known what became of it. */
export const strikeRefund = (uid: number, depositId: number): Promise<void> =>
  del(keyOf(uid, depositId), database);
