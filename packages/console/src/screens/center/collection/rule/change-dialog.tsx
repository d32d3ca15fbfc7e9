import type { CollectRule } from '@mpc/api';
import { ConfirmDialog, Stack, Text, toasts, type ConfirmType } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecisionNotices, type SignCheck } from '#features/decisions';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { ChangeNotice } from '../changes/change-notice.tsx';
import type { RuleCommand } from '../changes/rule-change.ts';
import { useRuleChange } from '../changes/use-rule-change.ts';
import { useRuleCheck } from './use-rule-check.ts';

export interface ChangeDialogProps {
  /** The rule as it was looked at. */
  rule: CollectRule;
  command: RuleCommand;
  type: ConfirmType;
  words: {
    title: string;
    confirm: string;
    /** What it means. */
    consequence: string;
    /** What is told once it is done. */
    done: string;
  };
  /** What else stands against it now. */
  against?: string | undefined;
  /** What else is read once more before it is sent. */
  alsoCheck?: (() => Promise<SignCheck>) | undefined;
  /** What would be changed, of the rule as it was looked at last. */
  children: (rule: CollectRule) => ReactNode;
  onDone?: ((ids: number[]) => void) | undefined;
  onClose: () => void;
}

/** Asks once more before a rule is changed, and says what became of it where that is not known. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { rule, command, type, words, against, alsoCheck, children, onDone, onClose } = props;
  const { t } = useTranslation();
  const { looked, notices, isChanged, observedAt, check } = useRuleCheck(rule);
  const change = useRuleChange(rule.id);
  const settled = useSettled(JSON.stringify([looked, command]));
  const staleness = useStaleness(observedAt);
  const stops = () => {
    if (isChanged) return t('approval.off.changed');
    if (staleness !== null) return t(`approval.off.${staleness}`);
    return change.against ?? against;
  };
  const done = (ids: number[]) => {
    onDone?.(ids);
    onClose();
  };
  const checkAll = async (): Promise<SignCheck> => {
    const found = await check();
    return found === 'same' && alsoCheck !== undefined ? alsoCheck() : found;
  };
  const confirm = async () => {
    const ids = await change.send(command, checkAll);
    if (ids === null) return;
    toasts.show({ key: `collection ${rule.id}`, tone: 'success', message: words.done });
    done(ids);
  };
  return (
    <ConfirmDialog
      open
      size="medium"
      type={type}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={t('approval.notNow')}
      disabledReason={stops()}
      waiting={!settled}
      busy={change.busy}
      error={change.error}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap="m">
        <ChangeNotice change={change} onFound={done} />
        <DecisionNotices decision={notices} onCheck={() => void check()} />
        {children(looked)}
        <Text as="p" tone="muted">
          {words.consequence}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
