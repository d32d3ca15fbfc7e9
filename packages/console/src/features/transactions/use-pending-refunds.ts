import { useStoredRecords } from '#shared/session/use-stored-records.ts';
import { type PendingRefund, pendingRefunds, refundJournal } from './refund-journal.ts';

/** A person's refunds of unknown outcome, kept up to date with every tab of this browser; null until they are read. */
export const usePendingRefunds = (uid: number): readonly PendingRefund[] | null =>
  useStoredRecords(uid, pendingRefunds, refundJournal.listen);
