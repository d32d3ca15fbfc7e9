import type { KytRecordDetail } from '@mpc/api';
import { useEffect, useEffectEvent } from 'react';
import { nextWait } from '#shared/freshness/next-wait.ts';
import { handlingOutcome, type SentHandling } from './handling.rules.ts';
import { countLook, keepHandling, usePendingHandling, type PendingHandling } from './pending-handlings.ts';

interface LostHandlingOptions {
  /** The record as it is now. */
  record: KytRecordDetail;
  uid: number;
  /** Reads it again; null where no answer came. */
  readAgain: () => Promise<KytRecordDetail | null>;
  /** The record tells what became of it. */
  onSettled: (sent: SentHandling, outcome: 'taken' | 'proposed' | 'overtaken') => void;
}

/**
 * Watches a record for a decision whose answer was lost: reads it after 2, 4, 8, 16 and then every 30 seconds for five
 * minutes. Nothing is ever sent again by itself.
 */
export function useLostHandling({ record, uid, readAgain, onSettled }: LostHandlingOptions) {
  const { record_id } = record;
  const pending = usePendingHandling(record_id, uid);

  const settle = useEffectEvent(({ sent }: PendingHandling, now: KytRecordDetail) => {
    const outcome = handlingOutcome(sent, now);
    if (outcome === 'unseen') return;
    keepHandling(record_id, null);
    onSettled(sent, outcome);
  });
  useEffect(() => {
    if (pending !== null) settle(pending, record);
  }, [record, pending]);

  const look = useEffectEvent(async ({ sent }: PendingHandling) => {
    const now = await readAgain();
    countLook(record_id, sent, now !== null);
  });
  useEffect(() => {
    const wait = pending === null ? null : nextWait(pending.checks);
    if (pending === null || wait === null) return undefined;
    const timer = setTimeout(() => void look(pending), wait);
    return () => clearTimeout(timer);
  }, [pending]);

  const isOver = pending !== null && nextWait(pending.checks) === null;
  return {
    pending,
    /** The search is over, and the server was there to be asked: it may be decided again. */
    givenUp: isOver && pending.unseen,
  };
}
