import { useRung } from '../session/use-rung.ts';
import type { CommandRecord } from './command-record.ts';
import { listenToRecorder, recordsOf } from './recorder.ts';

/** The commands of a person, kept up to date with every tab of this browser; null until they are read. */
export const useRecords = (uid: number): readonly CommandRecord[] | null =>
  useRung(uid, recordsOf, listenToRecorder);
