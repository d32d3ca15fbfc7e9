import { useStoredRecords } from '#shared/session/use-stored-records.ts';
import { ownRefunds, type OwnRefund } from './own-refunds.ts';
import { listenToRefunds, type PendingRefund, pendingRefunds } from './refund-journal.ts';

/** A person's refunds of unknown outcome, kept up to date with every tab of this browser; null until they are read. */
export const usePendingRefunds = (uid: number): readonly PendingRefund[] | null =>
  useStoredRecords(uid, pendingRefunds, listenToRefunds);

/** The refunds of a person that the server has, kept up to date in the same way. */
export const useOwnRefunds = (uid: number): readonly OwnRefund[] | null =>
  useStoredRecords(uid, ownRefunds, listenToRefunds);
