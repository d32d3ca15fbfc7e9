import { codes, Refusal, web3, withdrawals } from '@mpc/api';
import { Banner, Button, ConfirmDialog, Skeleton, Stack, toasts } from '@mpc/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changedContent } from '#features/decisions';
import { write } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { commandWords } from '#shared/query-view/command-words.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { orderContent } from './order-content.rules.ts';
import type { OrderInfo } from './order-info.ts';
import { OrderSum } from './order-sum.tsx';
import { readOrder } from './read-order.ts';
import { useOrderCheck } from './use-order-check.ts';

export interface CancelDialogProps {
  kind: 'withdraw' | 'web3';
  /** The order's number. */
  id: number;
  /** It is canceled. */
  onDone: () => void;
  onClose: () => void;
}

/**
 * Takes back what is not signed yet, as it is read here and still is, with a reason, once. What could not be read again is
 * not taken back until it could.
 */
export function CancelDialog({ kind, id, onDone, onClose }: CancelDialogProps) {
  const { t } = useTranslation();
  const order = useQuery({ ...readOrder(kind, id), refetchOnMount: 'always', ...live });
  const [looked, setLooked] = useState<OrderInfo | null>(null);
  if (looked === null && order.data !== undefined && order.isFetchedAfterMount) setLooked(order.data);
  const check = useOrderCheck(kind, id);
  const [isChecking, setChecking] = useState(false);
  const staleness = useStaleness(order.dataUpdatedAt);
  const isAnother =
    looked !== null &&
    order.data !== undefined &&
    changedContent(orderContent(looked, t), orderContent(order.data, t)).length > 0;
  const heard = {
    onSuccess: () => {
      toasts.show({
        tone: 'idle',
        message: t(kind === 'web3' ? 'speedUp.cancelledCall' : 'speedUp.cancelled'),
      });
      onDone();
    },
  };
  const payment = useMutation({ ...write(withdrawals.cancel), ...heard });
  const call = useMutation({ ...write(web3.cancel), ...heard });
  const cancel = kind === 'web3' ? call : payment;
  const said = (): string | undefined => {
    if (isAnother) return t('speedUp.cancelChanged');
    const { error } = cancel;
    if (error === null) return undefined;
    const isSigned = error instanceof Refusal && error.code === codes.alreadyHandled;
    return isSigned ? t('speedUp.signedAlready') : commandWords(t, error);
  };
  const against = () => {
    if (looked === null) return t('speedUp.readingOrder');
    if (isAnother) return t('speedUp.cancelChanged');
    if (order.isError) return t('approval.unread');
    return staleness === null ? undefined : t(`approval.off.${staleness}`);
  };
  const isBusy = isChecking || cancel.isPending;
  const confirm = async (remark: string) => {
    if (looked === null || isBusy) return;
    setChecking(true);
    const now = await check(looked);
    setChecking(false);
    if (now === 'same') cancel.mutate({ id, ...(remark === '' ? {} : { remark }) });
  };
  return (
    <ConfirmDialog
      open
      type="warning"
      title={t(kind === 'web3' ? 'order.askOther.revoke' : 'order.ask.revoke')}
      confirmLabel={t(kind === 'web3' ? 'order.actOther.revoke' : 'order.act.revoke')}
      cancelLabel={t('speedUp.keep')}
      disabledReason={against()}
      remark={{ label: t('speedUp.why') }}
      busy={isBusy}
      error={said()}
      onConfirm={({ remark }) => void confirm(remark.trim())}
      onCancel={onClose}
    >
      {looked === null ? (
        <QueryView query={order} skeleton={<Skeleton shape="form" />}>
          {() => <Skeleton shape="form" />}
        </QueryView>
      ) : (
        <Stack>
          {order.isError ? (
            <Banner
              tone="danger"
              action={
                <Button size="small" busy={order.isFetching} onClick={() => void order.refetch()}>
                  {t('checks.retry')}
                </Button>
              }
            >
              {t('approval.unread')}
            </Banner>
          ) : (
            <StaleBanner
              staleness={staleness}
              observedAt={order.dataUpdatedAt}
              busy={order.isFetching}
              onRefresh={() => void order.refetch()}
            />
          )}
          <OrderSum order={looked} />
        </Stack>
      )}
    </ConfirmDialog>
  );
}
