import { Drawer, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { readOrder } from '#features/orders';
import { speedsUp, useAdopted, useIntents } from '#features/payments';
import { poll } from '#shared/api/poll.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import { SpeedUpFlow } from './speed-up-flow.tsx';

export interface SpeedUpDrawerProps {
  kind: 'withdraw' | 'web3';
  /** The order's number. */
  id: number;
  /** Shows the order itself: what waits for a signature is signed there. */
  onShowOrder: () => void;
  onClose: () => void;
}

/** One payment under way, and a replacement of it that takes its place. */
export function SpeedUpDrawer(props: SpeedUpDrawerProps) {
  const uid = useCommonStore((state) => state.user?.uid);
  // The session may end under an open drawer; what was begun stays with whom it was begun by.
  const [owner] = useState(uid);
  return owner === undefined ? null : <OwnedSpeedUp {...props} uid={owner} />;
}

function OwnedSpeedUp({ uid, kind, id, onShowOrder, onClose }: SpeedUpDrawerProps & { uid: number }) {
  const { t } = useTranslation();
  const order = useQuery({ ...readOrder(kind, id), refetchOnMount: 'always', refetchInterval: poll(10_000) });
  const intents = useIntents(uid);
  const adopted = useAdopted(uid, order.data?.sub_wallet_id ?? null);
  if (order.data !== undefined && order.isFetchedAfterMount && intents !== null && adopted)
    return (
      <SpeedUpFlow
        key={id}
        kind={kind}
        id={id}
        order={order.data}
        read={order}
        uid={uid}
        copies={intents.filter((intent) => speedsUp(intent) === id)}
        onShowOrder={onShowOrder}
        onClose={onClose}
      />
    );
  return (
    <Drawer open title={t('speedUp.title')} onClose={onClose}>
      <QueryView query={order} skeleton={<Skeleton shape="form" />}>
        {() => <Skeleton shape="form" />}
      </QueryView>
    </Drawer>
  );
}
