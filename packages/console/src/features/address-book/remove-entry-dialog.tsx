import { addressBook, type ListedEntry } from '@mpc/api';
import { ConfirmDialog, Stack, Text, toasts } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { EntrySummary } from './entry-summary.tsx';
import { useSameEntry } from './same-entry.ts';
import { said, useChange } from './use-change.ts';

export interface EntryDialogProps {
  entry: ListedEntry;
  onClose: () => void;
}

/** Asks once more before an entry is deleted, or its deletion is put before those who approve it. */
export function RemoveEntryDialog({ entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation('whiteAddress');
  const needsApproval = entry.scope === 'shared' && entry.status === 2;
  const removal = useChange({
    command: addressBook.remove,
    still: useSameEntry(entry),
    onDone: ({ audit_id }) => {
      toasts.show({
        key: `entry ${entry.id}`,
        tone: 'success',
        message: t(audit_id === 0 ? 'remove.done' : 'remove.proposed', { label: entry.label }),
      });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      type="remove"
      title={t('remove.title', { label: entry.label })}
      confirmLabel={t(needsApproval ? 'remove.propose' : 'act.delete')}
      {...(needsApproval ? { remark: { label: t('change.reason') } } : {})}
      disabledReason={removal.against}
      busy={removal.busy}
      error={removal.error}
      onConfirm={({ remark }) => void removal.run({ id: entry.id, ...said(remark) })}
      onCancel={onClose}
    >
      <Stack gap="m">
        <EntrySummary entry={entry} />
        <Text as="p" tone="muted">
          {t(needsApproval ? 'remove.afterApproval' : 'remove.atOnce')}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
