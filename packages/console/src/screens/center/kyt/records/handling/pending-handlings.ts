import { create } from 'zustand';
import type { SentHandling } from './handling.rules.ts';

/** A decision about a record of which no answer came, and how often the record was read since. */
export interface PendingHandling {
  sent: SentHandling;
  checks: number;
  /** The last check was answered, and the decision did not show. */
  unseen: boolean;
}

/** Such decisions by the number of their record: they outlive the pane they were given in, not the tab. */
export const usePendingHandlings = create<{ byRecord: ReadonlyMap<number, PendingHandling> }>()(() => ({
  byRecord: new Map(),
}));

/** Keeps what is known of a decision without an answer; null forgets it. */
export function keepHandling(recordId: number, next: PendingHandling | null): void {
  usePendingHandlings.setState(({ byRecord }) => {
    const now = new Map(byRecord);
    if (next === null) now.delete(recordId);
    else now.set(recordId, next);
    return { byRecord: now };
  });
}

/** Writes down one more look at the record, unless that has told what became of it. */
export function countLook(recordId: number, sent: SentHandling, unseen: boolean): void {
  const found = usePendingHandlings.getState().byRecord.get(recordId);
  if (found?.sent === sent) keepHandling(recordId, { sent, checks: found.checks + 1, unseen });
}

/** The decision of somebody about a record that is still to be settled. */
export const usePendingHandling = (recordId: number, uid: number): PendingHandling | null =>
  usePendingHandlings(({ byRecord }) => {
    const found = byRecord.get(recordId);
    return found?.sent.uid === uid ? found : null;
  });
