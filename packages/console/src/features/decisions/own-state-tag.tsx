import type { ApprovalNode } from '@mpc/api';
import { StatusTag } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ownState } from './own-state.rules.ts';

export interface OwnStateTagProps {
  subject: { nodes: readonly ApprovalNode[]; myAction: 0 | 1 | 2 | 3 };
  uid: number;
  /** It is settled by being paid. @default false */
  pays?: boolean;
  /** What is said where this person is asked for nothing and has said nothing. */
  otherwise?: ReactNode;
}

/** What this person is asked for, or what they have said: "Awaiting your approval · step 1 of 2". */
export function OwnStateTag({ subject, uid, pays = false, otherwise = null }: OwnStateTagProps) {
  const { t } = useTranslation();
  const state = ownState(subject, uid);
  if (state === null) return otherwise;
  const { kind, tone, at, of } = state;
  const isOver = kind === 'approved' || kind === 'rejected';
  return (
    <StatusTag tone={tone}>
      {t(`decision.state.${pays && kind === 'approval' ? 'payment' : kind}`)}
      {isOver || of < 2 ? null : ` · ${t('decision.position', { at, of })}`}
    </StatusTag>
  );
}
