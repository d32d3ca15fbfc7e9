import { toasts } from '@mpc/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { nextWait } from '#shared/freshness/next-wait.ts';
import { countLook, forgetDecision, usePendingDecision, type PendingDecision } from './pending-decisions.ts';
import { decisionOutcome, type Decidable, type Sent } from './decision.rules.ts';

export interface DecisionTracking {
  pending: PendingDecision | null;
  /** The search is over, and the server was there to be asked: it may be decided again. */
  givenUp: boolean;
}

/**
 * Watches something for a decision whose answer was lost: reads it after 2, 4, 8, 16 and then every 30 seconds for five
 * minutes. Nothing is ever sent again by itself.
 */
export function useDecisionTracking<Subject extends Decidable>(
  subject: Subject,
  uid: number,
  readAgain: () => Promise<Subject | null>,
  onTaken: (sent: Sent, now: Subject) => void,
): DecisionTracking {
  const { t } = useTranslation();
  const pending = usePendingDecision(uid, subject.key);

  const settle = useEffectEvent(({ sent }: PendingDecision, now: Subject) => {
    const outcome = decisionOutcome(sent, now);
    if (outcome === 'unseen') return;
    forgetDecision(sent);
    if (outcome === 'taken') onTaken(sent, now);
    else toasts.show({ key: sent.key, tone: 'attention', message: t('approval.unknown.overtaken') });
  });
  useEffect(() => {
    if (pending !== null) settle(pending, subject);
  }, [subject, pending]);

  const look = useEffectEvent(async ({ sent }: PendingDecision) => {
    const found = await readAgain();
    countLook(sent, found !== null);
  });
  useEffect(() => {
    const wait = pending === null ? null : nextWait(pending.checks);
    if (pending === null || wait === null) return undefined;
    const timer = setTimeout(() => void look(pending), wait);
    return () => clearTimeout(timer);
  }, [pending]);

  const isOver = pending !== null && nextWait(pending.checks) === null;
  return { pending, givenUp: isOver && pending.unseen };
}
