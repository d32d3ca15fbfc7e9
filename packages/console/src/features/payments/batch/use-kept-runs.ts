import { useStoredRecords } from '#shared/session/use-stored-records.ts';
import { listenToJournal } from '../intents/journal.ts';
import { type KeptRun, keptRuns } from './batch-kept.ts';

/** The batches that a person keeps in this browser, read again with every payment; null until they are read. */
export const useKeptRuns = (uid: number): readonly KeptRun[] | null =>
  useStoredRecords(uid, keptRuns, listenToJournal);
