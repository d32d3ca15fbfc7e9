import { codes, outcomeOf, Refusal, web3, withdrawals } from '@mpc/api';
import { ConfirmDialog, Skeleton, toasts } from '@mpc/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readOrder, useOrderCheck } from '#features/orders';
import { write } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { PendingSum } from './pending-sum.tsx';
import type { PendingOrder } from './speed-up.rules.ts';

export interface CancelDialogProps {
  kind: 'withdraw' | 'web3';
  /** The order's number. */
  id: number;
  /** It is canceled. */
  onDone: () => void;
  onClose: () => void;
}

/** Takes back what is not signed yet, as it is read here and still is, with a reason, once. */
export function CancelDialog({ kind, id, onDone, onClose }: CancelDialogProps) {
  const { t } = useTranslation();
  const order = useQuery({ ...readOrder(kind, id), refetchOnMount: 'always' });
  const [looked, setLooked] = useState<PendingOrder | null>(null);
  if (looked === null && order.data !== undefined && order.isFetchedAfterMount) setLooked(order.data);
  const check = useOrderCheck(kind, id);
  const [found, setFound] = useState<'checking' | 'changed' | 'unread' | null>(null);
  const heard = {
    onSuccess: () => {
      toasts.show({ tone: 'idle', message: t('speedUp.cancelled') });
      onDone();
    },
  };
  const payment = useMutation({ ...write(withdrawals.cancel), ...heard });
  const call = useMutation({ ...write(web3.cancel), ...heard });
  const cancel = kind === 'web3' ? call : payment;
  const said = (): string | undefined => {
    if (found === 'changed') return t('speedUp.cancelChanged');
    if (found === 'unread') return t('speedUp.notCancelled');
    const { error } = cancel;
    if (error === null) return undefined;
    if (error instanceof Refusal)
      return error.code === codes.alreadyHandled ? t('speedUp.signedAlready') : error.msg;
    return t(outcomeOf(error) === 'unknown' ? 'speedUp.cancelUnknown' : 'speedUp.notCancelled');
  };
  const against = () => {
    if (looked === null) return t('speedUp.readingOrder');
    return found === 'changed' ? t('speedUp.cancelChanged') : undefined;
  };
  const isBusy = found === 'checking' || cancel.isPending;
  const confirm = async (remark: string) => {
    if (looked === null || isBusy) return;
    setFound('checking');
    const now = await check(looked);
    setFound(now === 'same' ? null : now);
    if (now === 'same') cancel.mutate({ id, ...(remark === '' ? {} : { remark }) });
  };
  return (
    <ConfirmDialog
      open
      type="warning"
      title={t('speedUp.askCancel')}
      confirmLabel={t('speedUp.cancelOrder')}
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
        <PendingSum order={looked} />
      )}
    </ConfirmDialog>
  );
}
