import { useStoredRecords } from '#shared/session/use-stored-records.ts';
import type { CommandRecord } from '#shared/command-log/command-record.ts';
import { listenToCommandLog, recordsOf } from '#shared/command-log/command-log.ts';

/** The commands of a person, kept up to date with every tab of this browser; null until they are read. */
export const useRecords = (uid: number): readonly CommandRecord[] | null =>
  useStoredRecords(uid, recordsOf, listenToCommandLog);
