import { ConfirmDialog, Stack, Text } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { useHeldLayout } from '#shared/overlay/use-beside.ts';
import type { Decision } from './decision.rules.ts';

export interface DecisionDialogProps {
  decision: Decision;
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
export function DecisionDialog(props: DecisionDialogProps) {
  const { decision, children, summary, takesRemark, words, busy, onConfirm, onCancel } = props;
  const { t } = useTranslation();
  useHeldLayout();
  const settled = useSettled(`${decision} ${summary}`);
  return (
    <ConfirmDialog
      open
      size="medium"
      type={types[decision]}
      title={words?.title ?? t(`approval.ask.${decision}`)}
      confirmLabel={words?.confirm ?? t(`approval.act.${decision}`)}
      cancelLabel={t('approval.notNow')}
      {...(takesRemark ? { remark: { label: t(`approval.remarkFor.${decision}`) } } : {})}
      busy={busy}
      waiting={!settled}
      onConfirm={({ remark }) => onConfirm(remark)}
      onCancel={onCancel}
    >
      <Stack gap="m">
        {children}
        <Text as="p" tone="muted">
          {words?.consequence ?? t(`approval.consequence.${decision}`)}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
