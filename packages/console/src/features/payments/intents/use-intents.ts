import { useStoredRecords } from '#shared/session/use-stored-records.ts';
import type { Intent } from './intent.ts';
import { intentsOf, listenToJournal } from './journal.ts';

/** The intents of a person, kept up to date with every tab of this browser; null until they are read. */
export const useIntents = (uid: number): readonly Intent[] | null =>
  useStoredRecords(uid, intentsOf, listenToJournal);
