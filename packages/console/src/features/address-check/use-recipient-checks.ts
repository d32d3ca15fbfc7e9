import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recipientEvidence, type PaidRecipients } from './recipient-evidence.ts';
import { recipientBlock, recipientFindings, type RecipientFindings } from './recipient-findings.rules.ts';

/** What is known against the recipients of an order, and what a person typed of those that imitate another. */
export interface RecipientChecksState {
  findings: readonly RecipientFindings[];
  isReading: boolean;
  typed: Readonly<Record<string, string>>;
  type: (address: string, text: string) => void;
  /** Why the order must not be agreed to now. */
  blocked: string | undefined;
}

/** Runs the checks of the transfer form on an order that somebody decides about. Where nobody does, nothing is asked. */
export function useRecipientChecks(paid: PaidRecipients, isDecided: boolean): RecipientChecksState {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const question = recipientEvidence(paid);
  const evidence = useQuery({ ...question, enabled: isDecided && question.enabled === true });
  const findings = recipientFindings(paid, evidence.data, t);
  const isReading = evidence.isLoading;
  return {
    findings,
    isReading,
    typed,
    type: (address, text) => setTyped((before) => ({ ...before, [address]: text })),
    blocked: recipientBlock(t, findings, typed) ?? (isReading ? t('recipient.order.reading') : undefined),
  };
}
