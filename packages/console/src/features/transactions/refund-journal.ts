import type { Fee } from '@mpc/api/fingerprint';
import { fits, isNumber, isText, listOf, orAbsent } from '#shared/fields.ts';
import { commandJournal, type SentCommand } from '#shared/lost-answers/command-journal.ts';
import type { RefundCoin, RefundOrder } from './refund.values.ts';

interface Named {
  id: number;
  name: string;
}

/**
 * A refund that was sent from this browser and of which it is not known what became: known again by the deposit, and by the
 * refunds of it that were there before.
 */
export interface SentRefund extends SentCommand {
  wallet: Named;
  subWallet: Named;
  order: RefundOrder;
  coin: RefundCoin;
  /** What people read the coin by. */
  unit: string;
}

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

/** Refunds of unknown outcome: one of a deposit at most. */
export const refundJournal = commandJournal<SentRefund>({
  kind: 'refund',
  placeOf: ({ order }) => [order.deposit_id],
  isSent: isSentRefund,
});

/** A refund of unknown outcome, as far as its record is believed. */
export interface PendingRefund {
  depositId: number;
  sent: SentRefund | 'changed';
}

/** The refunds of a person whose outcome is unknown. */
export const pendingRefunds = async (uid: number): Promise<PendingRefund[]> =>
  (await refundJournal.all(uid)).map(({ place: [depositId = Number.NaN], sent }) => ({ depositId, sent }));
