import { addressBook } from '@mpc/api';
import { Banner, ConfirmDialog, Stack, Text, toasts } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { checkRecipient, entryRefusal, recipientSentence, useKnownContracts } from '#features/address-check';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { EntrySummary } from './entry-summary.tsx';
import type { EntryDialogProps } from './remove-entry-dialog.tsx';
import { useSameEntry } from './same-entry.ts';
import { said, useChange } from './use-change.ts';

/** Asks to put an entry on the whitelist, or to take it off. */
export function WhiteEntryDialog({ entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation('whiteAddress');
  const { t: words } = useTranslation();
  const selected = useSelection();
  const subWalletId = entry.sub_wallets[0]?.sub_wallet_id ?? selected.subWalletId;
  const { contracts, queries } = useKnownContracts({ walletId: entry.wallet_id, subWalletId });
  const way = entry.is_white === 1 ? 'off' : 'on';
  const change = useChange({
    command: addressBook.setWhite,
    still: useSameEntry(entry),
    onDone: () => {
      toasts.show({
        key: `entry ${entry.id}`,
        tone: 'success',
        message: t('change.proposed', { label: entry.label }),
      });
      onClose();
    },
  });
  // An entry may be older than the coin table. One that is on the whitelist can always be taken off.
  const recipient =
    way === 'off' || contracts === undefined
      ? undefined
      : checkRecipient(entry.base_symbol, entry.address, { isSender: false, contracts });
  const waiting = () => {
    if (way === 'off' || subWalletId === null || contracts !== undefined) return undefined;
    return t(queries.some(({ isError }) => isError) ? 'form.checksFailed' : 'form.comparing');
  };
  const sentence = recipientSentence(words, recipient);
  return (
    <ConfirmDialog
      open
      type={way === 'on' ? 'info' : 'warning'}
      title={t(`whiteEntry.${way}.title`, { label: entry.label })}
      confirmLabel={t(`whiteEntry.${way}.confirm`)}
      remark={{ label: t('change.reason') }}
      checkbox={recipient?.kind === 'confirm' ? words('recipient.acceptContract') : undefined}
      disabledReason={waiting() ?? (recipient && entryRefusal(words, recipient)) ?? change.against}
      busy={change.busy}
      error={change.error}
      onConfirm={({ remark }) =>
        void change.run({ id: entry.id, is_white: way === 'on' ? 1 : 0, ...said(remark) })
      }
      onCancel={onClose}
    >
      <Stack gap="m">
        <ChecksFailed checks={way === 'off' ? [] : queries} />
        <EntrySummary entry={entry} />
        {sentence === null ? null : (
          <Banner tone={recipient?.kind === 'refused' ? 'danger' : 'attention'}>{sentence}</Banner>
        )}
        <Text as="p" tone="muted">
          {t(`whiteEntry.${way}.means`)}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
