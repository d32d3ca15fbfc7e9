import { useRung } from '#shared/session/use-rung.ts';
import type { CommandRecord } from '#shared/command-log/command-record.ts';
import { listenToRecorder, recordsOf } from '#shared/command-log/recorder.ts';

/** The commands of a person, kept up to date with every tab of this browser; null until they are read. */
export const useRecords = (uid: number): readonly CommandRecord[] | null =>
  useRung(uid, recordsOf, listenToRecorder);
