import type { ApprovalNode } from '@mpc/api';
import { StatusTag } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { ownState } from './own-state.rules.ts';

export interface OwnStateTagProps {
  subject: { nodes: readonly ApprovalNode[]; myAction: 0 | 1 | 2 | 3 };
  uid: number;
}

/** What this person is asked for, or what they have said: "Awaiting your approval · step 1 of 2". Nothing where it is neither. */
export function OwnStateTag({ subject, uid }: OwnStateTagProps) {
  const { t } = useTranslation();
  const state = ownState(subject, uid);
  if (state === null) return null;
  const { kind, tone, at, of } = state;
  const isOver = kind === 'approved' || kind === 'rejected';
  return (
    <StatusTag tone={tone}>
      {t(`decision.state.${kind}`)}
      {isOver || of < 2 ? null : ` · ${t('decision.position', { at, of })}`}
    </StatusTag>
  );
}
