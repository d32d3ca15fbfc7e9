import type { Fee } from '@mpc/api/fingerprint';
import { del } from 'idb-keyval';
import { database, keptOf } from '#shared/drafts/database.ts';
import { openSealed, readSealed, writeSealed, type Opened, type SealedKey } from '#shared/drafts/sealed.ts';
import { fits, isNumber, isText, listOf, orAbsent } from '#shared/fields.ts';
import { tabBell } from '#shared/session/tab-bell.ts';
import type { RefundCoin, RefundOrder } from './refund.values.ts';

interface Named {
  id: number;
  name: string;
}

/**
 * A refund that was sent from this browser and of which it is not known what became. The call takes no number of ours,
 * so it is known again by the deposit, and by the refunds that were there before it.
 */
export interface SentRefund {
  uid: number;
  wallet: Named;
  subWallet: Named;
  order: RefundOrder;
  coin: RefundCoin;
  /** What people read the coin by. */
  unit: string;
  /** The refunds of the deposit before this one was sent. */
  before: readonly number[];
  sentAt: number;
}

const placeOf = (uid: number, depositId: number): SealedKey => ['refund', uid, depositId];

export const isNamed = fits<Named>({ id: isNumber, name: isText });

const isSentRefund = fits<SentRefund>({
  uid: isNumber,
  wallet: isNamed,
  subWallet: isNamed,
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
  unit: isText,
  before: listOf(isNumber),
  sentAt: isNumber,
});

/** Writes a refund down before it is sent. Rejects where this browser cannot: then nothing may be sent. */
export const recordRefund = (sent: SentRefund): Promise<void> =>
  writeSealed(placeOf(sent.uid, sent.order.deposit_id), sent);

const { ring, listen } = tabBell('mpc.refunds');

/** Hears of every refund whose outcome turned out unknown or became known, in this tab and the others. */
export const listenToRefunds = listen;

/** Says that the outcome of a refund is unknown. Not when it is written down: its answer is still to come. */
export const announceRefund = ring;

const believed = (found: Opened): SentRefund | 'changed' =>
  found.is === 'whole' && isSentRefund(found.value) ? found.value : 'changed';

/** The refund of a deposit that is not settled; `changed` where its record is not as it was written; null where there is none. */
export async function pendingRefund(uid: number, depositId: number): Promise<SentRefund | 'changed' | null> {
  const found = await readSealed(placeOf(uid, depositId));
  return found.is === 'none' ? null : believed(found);
}

/** A refund of unknown outcome, as far as its record is believed. */
export interface PendingRefund {
  depositId: number;
  sent: SentRefund | 'changed';
}

/** The refunds of a person whose outcome is unknown. */
export async function pendingRefunds(uid: number): Promise<PendingRefund[]> {
  const all = await keptOf('refund', uid);
  return Promise.all(
    all.map(async ({ key, kept }) => ({
      depositId: Number(Array.isArray(key) ? key[2] : Number.NaN),
      sent: believed(await openSealed(key, kept)),
    })),
  );
}

/** Forgets a refund: it is known what became of it. */
export async function strikeRefund(uid: number, depositId: number): Promise<void> {
  await del([...placeOf(uid, depositId)], database);
  ring();
}
