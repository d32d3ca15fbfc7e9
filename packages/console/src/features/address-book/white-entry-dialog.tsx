import { addressBook } from '@mpc/api';
import { ConfirmDialog, Stack, Text, toasts } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { EntryEssence } from './entry-essence.tsx';
import type { EntryDialogProps } from './remove-entry-dialog.tsx';
import { said, useChange } from './use-change.ts';

/** Asks to put an entry on the whitelist, or to take it off. */
export function WhiteEntryDialog({ entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation('whiteAddress');
  const way = entry.is_white === 1 ? 'off' : 'on';
  const change = useChange(addressBook.setWhite, () => {
    toasts.show({
      key: `entry ${entry.id}`,
      tone: 'success',
      message: t('change.proposed', { label: entry.label }),
    });
    onClose();
  });
  return (
    <ConfirmDialog
      open
      type={way === 'on' ? 'info' : 'warning'}
      title={t(`whiteEntry.${way}.title`, { label: entry.label })}
      confirmLabel={t(`whiteEntry.${way}.confirm`)}
      remark={{ label: t('change.reason') }}
      busy={change.busy}
      error={change.error}
      onConfirm={({ remark }) =>
        change.run({ id: entry.id, is_white: way === 'on' ? 1 : 0, ...said(remark) })
      }
      onCancel={onClose}
    >
      <Stack gap="m">
        <EntryEssence entry={entry} />
        <Text as="p" tone="muted">
          {t(`whiteEntry.${way}.means`)}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
