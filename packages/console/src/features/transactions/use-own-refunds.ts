import { useStoredRecords } from '#shared/session/use-stored-records.ts';
import { ownRefunds, type OwnRefund } from './own-refunds.ts';
import { refundJournal } from './refund-journal.ts';

/** The refunds that a person requested here, kept up to date with every tab of this browser; null until they are read. */
export const useOwnRefunds = (uid: number): readonly OwnRefund[] | null =>
  useStoredRecords(uid, ownRefunds, refundJournal.listen);
