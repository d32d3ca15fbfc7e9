import { codes, isTerminal, Refusal, WithdrawStatus } from '@mpc/api';
import { Skeleton } from '@mpc/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { type Begin, type OrderInfo, type OrderKind, readOrder } from '#features/orders';
import { DetailFrame } from '#shared/overlay/detail-frame.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { OrderView } from './order-view.tsx';
import { live } from '#shared/freshness/live.ts';

export interface OrderDrawerProps {
  kind: OrderKind;
  /** The order's number. */
  id: number;
  /** What is asked about at once, where the order allows it. */
  begin?: Begin | undefined;
  onClose: () => void;
  /** It was decided here, and nothing of it is left for this person. */
  onDecided?: (() => void) | undefined;
}

/** How often it is read again while it is in sight. */
function pace(order: OrderInfo | undefined): number | false {
  if (order === undefined) return false;
  if (isTerminal(order)) return false;
  return order.status === WithdrawStatus.inPayment ? 4000 : live.refetchInterval;
}

/** One order: the whole story, and the decision where it is this person's. */
export function OrderDrawer({ kind, id, begin, onClose, onDecided }: OrderDrawerProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const uid = useCommonStore((state) => state.user?.uid ?? 0);
  const reading = readOrder(kind, id);
  const order = useQuery({
    ...reading,
    // Nobody decides on what was read before the drawer was opened.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => pace(state.data),
  });

  const readAgain = async () => {
    await queryClient.cancelQueries({ queryKey: reading.queryKey });
    return queryClient.fetchQuery({ ...reading, staleTime: 0, retry: false }).catch(() => null);
  };

  const gone = order.error instanceof Refusal && order.error.code === codes.orderNotFound;
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (gone) leave();
  }, [gone]);

  return (
    <DetailFrame
      title={t(`transactions.kind.${kind}`)}
      status={order.data === undefined ? undefined : <TransactionStatusTag of={order.data} />}
      onClose={onClose}
    >
      {order.data !== undefined && !order.isFetchedAfterMount ? (
        <Skeleton shape="form" />
      ) : (
        <QueryView query={order} skeleton={<Skeleton shape="form" />}>
          {(data) => (
            <Suspense fallback={<Skeleton shape="form" />}>
              <OrderView
                key={id}
                asked={{ kind, id }}
                order={data}
                begin={begin}
                onDecided={onDecided}
                uid={uid}
                observedAt={order.dataUpdatedAt}
                refreshing={order.isFetching}
                readAgain={readAgain}
              />
            </Suspense>
          )}
        </QueryView>
      )}
    </DetailFrame>
  );
}
