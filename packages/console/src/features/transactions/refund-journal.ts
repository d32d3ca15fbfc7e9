import type { Fee } from '@mpc/api/fingerprint';
import { del } from 'idb-keyval';
import { database } from '#shared/drafts/database.ts';
import { readSealed, writeSealed, type SealedKey } from '#shared/drafts/sealed.ts';
import { fits, isNumber, isText, listOf, orAbsent } from '#shared/fields.ts';
import type { RefundCoin, RefundOrder } from './refund.values.ts';

/**
 * A refund that was sent from this browser and of which it is not known what became. The call takes no number of ours,
 * so it is known again by the deposit, and by the refunds that were there before it.
 */
export interface SentRefund {
  uid: number;
  order: RefundOrder;
  coin: RefundCoin;
  /** The refunds of the deposit before this one was sent. */
  before: readonly number[];
  sentAt: number;
}

const placeOf = (uid: number, depositId: number): SealedKey => ['refund', uid, depositId];

const isSentRefund = fits<SentRefund>({
  uid: isNumber,
  order: fits<Pick<RefundOrder, 'deposit_id' | 'address_to' | 'memo' | 'amount' | 'remark'>>({
    deposit_id: isNumber,
    address_to: isText,
    memo: orAbsent(isText),
    amount: isText,
    remark: isText,
  }),
  coin: fits<RefundCoin>({
    symbol: isText,
    base_symbol: isText,
    sub_wallet_id: isNumber,
    fee: orAbsent(fits<Fee>({ amount: isText, unit: isText })),
  }),
  before: listOf(isNumber),
  sentAt: isNumber,
});

/** Writes a refund down before it is sent. Rejects where this browser cannot: then nothing may be sent. */
export const recordRefund = (sent: SentRefund): Promise<void> =>
  writeSealed(placeOf(sent.uid, sent.order.deposit_id), sent);

/** The refund of a deposit that is not settled; `changed` where its record is not as it was written; null where there is none. */
export async function pendingRefund(uid: number, depositId: number): Promise<SentRefund | 'changed' | null> {
  const found = await readSealed(placeOf(uid, depositId));
  if (found.is === 'none') return null;
  return found.is === 'whole' && isSentRefund(found.value) ? found.value : 'changed';
}

/** Forgets a refund: it is known what became of it. */
export const strikeRefund = (uid: number, depositId: number): Promise<void> =>
  del([...placeOf(uid, depositId)], database);
