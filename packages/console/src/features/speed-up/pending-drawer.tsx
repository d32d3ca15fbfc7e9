import { transactions, WithdrawStatus, type TransactionRow } from '@mpc/api';
import { Drawer, EmptyState, Pagination, Skeleton, Stack, Text } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CancelDialog } from '#features/orders';
import { lazyPart } from '#shared/lazy-part.tsx';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { PendingTable } from './pending-table.tsx';
import { poll } from '#shared/api/poll.ts';

const SpeedUp = lazyPart(() => import('./speed-up-drawer.tsx'), 'SpeedUpDrawer');

export interface PendingDrawerProps {
  subWalletId: number;
  /** Shows an order, where it is signed. */
  onShowOrder: (kind: 'withdraw' | 'web3', id: number) => void;
  onClose: () => void;
}

const underWay = [
  WithdrawStatus.awaitingApproval,
  WithdrawStatus.awaitingSignature,
  WithdrawStatus.inPayment,
];
const pageSize = 20;

/** What a sub-wallet has under way, with what it pays for it and what would be paid today. */
export function PendingDrawer({ subWalletId, onShowOrder, onClose }: PendingDrawerProps) {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<{ act: 'speedUp' | 'cancel'; row: TransactionRow } | null>(null);
  const rows = useQuery({
    ...read(transactions.list, {
      wallet_id: walletId ?? 0,
      sub_wallet_id: [subWalletId],
      trans_kind: ['withdraw', 'web3'],
      status: underWay,
      order_by: 'created_at',
      order: 'asc',
      page_no: page,
      page_size: pageSize,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: poll(10_000),
  });
  const stop = () => setChosen(null);
  const kind = chosen?.row.trans_kind === 'web3' ? 'web3' : 'withdraw';
  return (
    <>
      <Drawer open size="wide" title={t('pending.title')} onClose={onClose}>
        <Stack>
          <Text as="p" tone="muted">
            {t('pending.detail')}
          </Text>
          <QueryView query={rows} skeleton={<Skeleton shape="rows" />}>
            {({ list, count }) => (
              <PendingTable
                rows={list}
                loading={rows.isPlaceholderData}
                onAct={(act, row) => setChosen({ act, row })}
                empty={<EmptyState title={t('pending.empty')}>{t('pending.emptyDetail')}</EmptyState>}
                footer={
                  count > pageSize ? (
                    <Pagination page={page} pageSize={pageSize} count={count} onPage={setPage} />
                  ) : undefined
                }
              />
            )}
          </QueryView>
        </Stack>
      </Drawer>
      <Suspense>
        {chosen?.act === 'speedUp' ? (
          <SpeedUp
            kind={kind}
            id={chosen.row.id}
            onShowOrder={() => onShowOrder(kind, chosen.row.id)}
            onClose={stop}
          />
        ) : null}
        {chosen?.act === 'cancel' ? (
          <CancelDialog kind={kind} id={chosen.row.id} onDone={stop} onClose={stop} />
        ) : null}
      </Suspense>
    </>
  );
}
