import { refunds, type DepositInfo } from '@mpc/api';
import { Drawer, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { useDatedDraft } from '#shared/drafts/dated-draft.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import { RefundFlow } from './refund-flow.tsx';
import { isRefundValues } from './refund.values.ts';
import { live } from '#shared/freshness/live.ts';

export interface RefundDrawerProps {
  /** The deposit's number, as it was asked for. */
  id: number;
  deposit: DepositInfo;
  onClose: () => void;
  /** Shows the refund that was made. */
  onShow: (id: number) => void;
}

/** Gives a deposit back, or a part of it. */
export function RefundDrawer({ id, deposit, onClose, onShow }: RefundDrawerProps) {
  const { t } = useTranslation();
  // The session may end under an open drawer; what was begun stays with whom it was begun by.
  const current = useCommonStore(({ user }) => user?.uid ?? 0);
  const [uid] = useState(current);
  const draftKey = { uid, kind: `refund ${id}`, subWalletId: deposit.sub_wallet_id };
  const kept = useDatedDraft(draftKey, isRefundValues);
  const info = useQuery({
    ...read(refunds.info, { deposit_id: id }),
    refetchOnMount: 'always',
    ...live,
  });
  return (
    <Drawer open title={t('refund.title')} onClose={onClose}>
      {kept === undefined ? (
        <Skeleton shape="form" />
      ) : (
        <QueryView query={info} skeleton={<Skeleton shape="form" />}>
          {(data) => (
            <RefundFlow
              key={id}
              id={id}
              deposit={deposit}
              info={data}
              observedAt={info.dataUpdatedAt}
              refreshing={info.isFetching}
              uid={uid}
              draftKey={draftKey}
              kept={kept}
              onRefresh={() => void info.refetch()}
              onShow={onShow}
            />
          )}
        </QueryView>
      )}
    </Drawer>
  );
}
