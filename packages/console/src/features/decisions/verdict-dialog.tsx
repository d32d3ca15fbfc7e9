import { ConfirmDialog, Stack, Text } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '#shared/freshness/use-settled.ts';
import type { Verdict } from './verdict.rules.ts';

export interface VerdictDialogProps {
  verdict: Verdict;
  /** What would be decided, in full. */
  children: ReactNode;
  /** A text that changes whenever what is shown does. */
  summary: string;
  /** Whether words can be said along with it. */
  takesRemark: boolean;
  /** Other words than those of a decision: a bill is paid. */
  words?: { title: string; confirm: string; consequence: string } | undefined;
  /** It is being sent. */
  busy: boolean;
  onConfirm: (remark: string) => void;
  onCancel: () => void;
}

const types = { approve: 'info', refuse: 'warning', revoke: 'warning' } as const;

/** Asks once more, with all there is to compare. The confirming button does nothing until this has stood for a moment. */
export function VerdictDialog(props: VerdictDialogProps) {
  const { verdict, children, summary, takesRemark, words, busy, onConfirm, onCancel } = props;
  const { t } = useTranslation();
  const settled = useSettled(`${verdict} ${summary}`);
  return (
    <ConfirmDialog
      open
      type={types[verdict]}
      title={words?.title ?? t(`approval.ask.${verdict}`)}
      confirmLabel={words?.confirm ?? t(`approval.act.${verdict}`)}
      cancelLabel={t('approval.notNow')}
      {...(takesRemark ? { remark: { label: t(`approval.remarkFor.${verdict}`) } } : {})}
      busy={busy || !settled}
      onConfirm={({ remark }) => onConfirm(remark)}
      onCancel={onCancel}
    >
      <Stack gap="m">
        {children}
        <Text as="p" tone="muted">
          {words?.consequence ?? t(`approval.consequence.${verdict}`)}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
