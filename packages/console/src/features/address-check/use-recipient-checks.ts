import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recipientEvidence, type PaidRecipients } from './recipient-evidence.ts';
import { recipientBlock, recipientFindings, type RecipientFindings } from './recipient-findings.rules.ts';

/** What is known against recipients, and what a person typed of those that imitate another. */
export interface RecipientChecksState {
  findings: readonly RecipientFindings[];
  isReading: boolean;
  /** Something that was asked was not answered. */
  isUnread: boolean;
  /** A person goes on without that. */
  isUnreadAccepted: boolean;
  acceptUnread: (yes: boolean) => void;
  typed: Readonly<Record<string, string>>;
  type: (address: string, text: string) => void;
  /** Why what names them must not be agreed to now. */
  blocked: string | undefined;
}

/** Runs the checks of a form on what somebody decides about. Where nobody does, nothing is asked. */
export function useRecipientChecks(
  paid: readonly PaidRecipients[],
  isDecided: boolean,
): RecipientChecksState {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [accepted, setAccepted] = useState('');
  const evidence = useQueries({
    queries: paid.map((one) => {
      const question = recipientEvidence(one);
      return { ...question, enabled: isDecided && question.enabled === true };
    }),
  });
  const findings = paid.flatMap((one, at) => recipientFindings(one, evidence[at]?.data, t));
  const isReading = evidence.some(({ isLoading }) => isLoading);
  // What was agreed to is these recipients without these checks, and no others.
  const unread = findings.flatMap(({ address, isUnread }) => (isUnread ? address : [])).join(' ');
  const isUnread = isDecided && !isReading && unread !== '';
  const isUnreadAccepted = !isUnread || accepted === unread;
  return {
    findings,
    isReading,
    isUnread,
    isUnreadAccepted,
    acceptUnread: (yes) => setAccepted(yes ? unread : ''),
    typed,
    type: (address, text) => setTyped((before) => ({ ...before, [address]: text })),
    blocked:
      recipientBlock(t, findings, { typed, isUnreadAccepted: true }) ??
      (isReading ? t('recipient.order.reading') : recipientBlock(t, findings, { typed, isUnreadAccepted })),
  };
}
