import { useStoredRecords } from '#shared/session/use-stored-records.ts';
import type { Intent } from './intent.ts';
import { intentsOf, listenToJournal, quarantinedOf } from './journal.ts';
import type { Quarantined } from './kept-intent.ts';

/** The intents of a person, kept up to date with every tab of this browser; null until they are read. */
export const useIntents = (uid: number): readonly Intent[] | null =>
  useStoredRecords(uid, intentsOf, listenToJournal);

/** The records of a person's intents that are not believed; null until they are read. */
export const useQuarantined = (uid: number): readonly Quarantined[] | null =>
  useStoredRecords(uid, quarantinedOf, listenToJournal);
