import { toasts } from '@mpc/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { nextWait } from '#shared/freshness/next-wait.ts';
import {
  countLook,
  forgetVerdict,
  useUnsettledVerdict,
  type UnsettledVerdict,
} from './unsettled-verdicts.ts';
import { standingOf, type Decidable, type Sent } from './verdict.rules.ts';

export interface VerdictSettling {
  unsettled: UnsettledVerdict | null;
  /** The search is over, and the server was there to be asked: it may be decided again. */
  givenUp: boolean;
}

/**
 * Watches something for a verdict whose answer was lost: reads it after 2, 4, 8, 16 and then every 30 seconds for five
 * minutes. Nothing is ever sent again by itself.
 */
export function useVerdictSettling<Subject extends Decidable>(
  subject: Subject,
  uid: number,
  readAgain: () => Promise<Subject | null>,
  onTaken: (sent: Sent, now: Subject) => void,
): VerdictSettling {
  const { t } = useTranslation();
  const unsettled = useUnsettledVerdict(uid, subject.key);

  const settle = useEffectEvent(({ sent }: UnsettledVerdict, now: Subject) => {
    const standing = standingOf(sent, now);
    if (standing === 'unseen') return;
    forgetVerdict(sent);
    if (standing === 'taken') onTaken(sent, now);
    else toasts.show({ key: sent.key, tone: 'attention', message: t('approval.unknown.overtaken') });
  });
  useEffect(() => {
    if (unsettled !== null) settle(unsettled, subject);
  }, [subject, unsettled]);

  const look = useEffectEvent(async ({ sent }: UnsettledVerdict) => {
    const found = await readAgain();
    countLook(sent, found !== null);
  });
  useEffect(() => {
    const wait = unsettled === null ? null : nextWait(unsettled.checks);
    if (unsettled === null || wait === null) return undefined;
    const timer = setTimeout(() => void look(unsettled), wait);
    return () => clearTimeout(timer);
  }, [unsettled]);

  const isOver = unsettled !== null && nextWait(unsettled.checks) === null;
  return { unsettled, givenUp: isOver && unsettled.unseen };
}
