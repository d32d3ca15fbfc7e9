import { addressBook, approvals, type ApprovalNode, type WhitelistState } from '@mpc/api';
import { ApprovalLine, Banner, ConfirmDialog, Skeleton, Stack, Text, toasts } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { approvalNodes } from '#features/decisions';
import { read } from '#shared/api/api.ts';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import { useSameWhitelist } from './same-whitelist.ts';
import { said, useChange } from './use-change.ts';

export interface WhitelistDialogProps {
  walletId: number;
  whitelist: WhitelistState;
  onClose: () => void;
}

/** Asks to have a sub-wallet pay its whitelist only, or anybody again: what that means for payments, and who must agree. */
export function WhitelistDialog({ walletId, whitelist, onClose }: WhitelistDialogProps) {
  const { t } = useTranslation('whiteAddress');
  const { sub_wallet_id, sub_wallet_name: name, white_count: count } = whitelist;
  const way = whitelist.white_status === 1 ? 'off' : 'on';
  // What was read with the list may be old: nobody turns on what is on already.
  const state = useQuery({
    ...read(addressBook.subWalletState, { sub_wallet_id }),
    refetchOnMount: 'always',
  });
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
      disabledReason={change.against}
      busy={change.busy}
      waiting={state.data === undefined || !isAsLooked || !settled}
      error={change.error}
      onConfirm={({ remark }) => void change.run({ sub_wallet_id, ...said(remark) })}
      onCancel={onClose}
    >
      <Stack gap="m">
        <Text as="p">{t(`whitelist.${way}.means`, { name })}</Text>
        {way === 'off' ? null : (
          <Banner tone={count === 0 ? 'danger' : 'idle'}>
            {count === 0 ? t('whitelist.none') : t('whitelist.some', { count })}
          </Banner>
        )}
        <Text as="p" tone="muted">
          {t(`whitelist.${way}.until`)}
        </Text>
        {isAsLooked ? null : <Banner tone="attention">{t('whitelist.moved')}</Banner>}
        <WhoAgrees walletId={walletId} subWalletId={sub_wallet_id} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Nothing is signed for an address book, and nobody has been asked yet. */
const asApproval = (nodes: readonly ApprovalNode[]): ApprovalNode[] =>
  nodes.map((node) => ({ ...node, node_type: 1, node_status: 0 }));

/** The people whose consent a change of a sub-wallet's book needs. */
function WhoAgrees({ walletId, subWalletId }: { walletId: number; subWalletId: number }) {
  const { t } = useTranslation('whiteAddress');
  const { t: words } = useTranslation();
  const uid = useCommonStore((state) => state.user?.uid ?? 0);
  const strategies = useQuery(
    read(approvals.strategies, {
      wallet_id: walletId,
      sub_wallet_id: subWalletId,
      business_type: 'address_book',
    }),
  );
  return (
    <QueryView query={strategies} skeleton={<Skeleton shape="text" count={2} />}>
      {([strategy]) =>
        strategy === undefined ? null : (
          <Stack gap="s">
            <Text tone="strong">{t('whitelist.whoAgrees')}</Text>
            <ApprovalLine
              label={t('whitelist.whoAgrees')}
              nodes={approvalNodes(asApproval(strategy.node_list), uid, words)}
            />
          </Stack>
        )
      }
    </QueryView>
  );
}
