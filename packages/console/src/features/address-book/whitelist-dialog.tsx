import { addressBook, type WhitelistState } from '@mpc/api';
import { Banner, ConfirmDialog, Stack, Text, toasts } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecidingStrategy, DecisionSheet } from '#features/decisions';
import { read } from '#shared/api/api.ts';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { useSameWhitelist } from './same-whitelist.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { bookChange } from './book-change.ts';
import { said, useChange } from './use-change.ts';

export interface WhitelistDialogProps {
  walletId: number;
  whitelist: WhitelistState;
  onClose: () => void;
}

/** Asks to have a sub-wallet pay its whitelist only, or anybody again: what that means for payments, and who must agree. */
export function WhitelistDialog({ walletId, whitelist, onClose }: WhitelistDialogProps) {
  const { t } = useTranslation('whiteAddress');
  const { t: words } = useTranslation();
  const { sub_wallet_id, sub_wallet_name: name, white_count: count } = whitelist;
  const way = whitelist.white_status === 1 ? 'off' : 'on';
  // What was read with the list may be old: nobody turns on what is on already.
  const state = useQuery({
    ...read(addressBook.subWalletState, { sub_wallet_id }),
    refetchOnMount: 'always',
  });
  const isUnread = state.isError && state.data === undefined;
  const isAsLooked = state.data === undefined || state.data.white_status === whitelist.white_status;
  const settled = useSettled([way, name, count].join(' '));
  const change = useChange({
    command: way === 'on' ? addressBook.enableWhitelist : addressBook.disableWhitelist,
    still: useSameWhitelist(walletId, whitelist),
    onDone: () => {
      toasts.show({
        key: `whitelist ${sub_wallet_id}`,
        tone: 'success',
        message: t('whitelist.proposed', { name }),
      });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      type="warning"
      title={t(`whitelist.${way}.title`, { name })}
      confirmLabel={t(`whitelist.${way}.confirm`)}
      remark={{ label: t('change.reason') }}
      busy={change.busy}
      disabledReason={isUnread ? t('whitelist.unread') : change.against}
      waiting={!isUnread && (state.data === undefined || !isAsLooked || !settled)}
      error={change.error}
      onConfirm={({ remark }) => void change.run({ sub_wallet_id, ...said(remark) })}
      onCancel={onClose}
    >
      <Stack gap="m">
        <ChecksFailed checks={[state]} />
        {isAsLooked ? null : <Banner tone="attention">{t('whitelist.moved')}</Banner>}
        <DecisionSheet
          context={`${t('white.mode.title')} · ${name}`}
          headline={
            way === 'on'
              ? `${t('white.mode.0')} → ${t('white.mode.1')}`
              : `${t('white.mode.1')} → ${t('white.mode.0')}`
          }
          note={t(`whitelist.${way}.means`, { name })}
          facts={[
            {
              key: 'strategy',
              label: words('order.strategy'),
              value: <DecidingStrategy asked={bookChange(walletId, sub_wallet_id)} />,
            },
          ]}
        >
          {way === 'off' ? null : (
            <Banner tone={count === 0 ? 'danger' : 'idle'}>
              {count === 0 ? t('whitelist.none') : t('whitelist.some', { count })}
            </Banner>
          )}
        </DecisionSheet>
        <Text as="p" tone="muted">
          {t(`whitelist.${way}.until`)}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
