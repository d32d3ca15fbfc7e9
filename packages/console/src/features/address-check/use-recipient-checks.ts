import { hashKey, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Check } from '#shared/query-view/checks-failed.tsx';
import { recipientEvidence, type PaidRecipients, type RecipientEvidence } from './recipient-evidence.ts';
import { recipientBlock, recipientFindings, type RecipientFindings } from './recipient-findings.rules.ts';
import { isScreeningDown } from './screening-down.ts';

/** What is known against recipients, and what a person typed of those that look like another. */
export interface RecipientChecksState {
  findings: readonly RecipientFindings[];
  isReading: boolean;
  /** What was asked and not answered. */
  failed: readonly Check[];
  /** Something that was asked was not answered. */
  isUnread: boolean;
  /** A person goes on without that. */
  isUnreadAccepted: boolean;
  acceptUnread: (yes: boolean) => void;
  typed: Readonly<Record<string, string>>;
  type: (address: string, text: string) => void;
  /** By address, whether a contract is meant to be paid. */
  confirmed: Readonly<Record<string, boolean>>;
  confirm: (address: string, yes: boolean) => void;
  /** Why what names them must not be agreed to now. */
  blocked: string | undefined;
}

/** The questions about recipients that were not answered; to ask one of them again is to ask them all. */
function failedIn(answer: UseQueryResult<RecipientEvidence>): Check[] {
  if (answer.data === undefined) return answer.isError ? [answer] : [];
  return (
    answer.data.failed
      .filter((error) => !isScreeningDown(error))
      // Whether it is asked again matters, and is looked at, only where something failed.
      .map((error) => ({ isError: true, error, isFetching: answer.isFetching, refetch: answer.refetch }))
  );
}

/** Runs the checks of a form on what somebody decides about. Where nobody does, nothing is asked. */
export function useRecipientChecks(
  paid: readonly PaidRecipients[],
  isDecided: boolean,
): RecipientChecksState {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [confirmed, setConfirmed] = useState<Record<string, boolean>>({});
  const [accepted, setAccepted] = useState('');
  const questions = paid.map(recipientEvidence);
  const keys = questions.map(({ queryKey }) => hashKey(queryKey));
  // Several orders may pay the same recipients.
  const asked = new Map(questions.map((question, at) => [keys[at], question]));
  const evidence = useQueries({
    queries: [...asked.values()].map((question) => ({
      ...question,
      enabled: isDecided && question.enabled === true,
    })),
  });
  const places = [...asked.keys()];
  const findings = paid.flatMap((one, at) =>
    recipientFindings(one, evidence[places.indexOf(keys[at])]?.data, t),
  );
  const isReading = evidence.some(({ isLoading }) => isLoading);
  // What was agreed to is these recipients without these checks, and no others.
  const unread = findings.flatMap(({ address, isUnread }) => (isUnread ? address : [])).join(' ');
  const isUnread = isDecided && !isReading && unread !== '';
  const isUnreadAccepted = !isUnread || accepted === unread;
  return {
    findings,
    isReading,
    failed: isDecided ? evidence.flatMap(failedIn) : [],
    isUnread,
    isUnreadAccepted,
    acceptUnread: (yes) => setAccepted(yes ? unread : ''),
    typed,
    type: (address, text) => setTyped((before) => ({ ...before, [address]: text })),
    confirmed,
    confirm: (address, yes) => setConfirmed((before) => ({ ...before, [address]: yes })),
    blocked:
      recipientBlock(t, findings, { typed, confirmed, isUnreadAccepted: true }) ??
      (isReading
        ? t('recipient.order.reading')
        : recipientBlock(t, findings, { typed, confirmed, isUnreadAccepted })),
  };
}
