import { codes, outcomeOf, Refusal, web3, withdrawals } from '@mpc/api';
import { ConfirmDialog, toasts } from '@mpc/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { write } from '#shared/api/api.ts';

export interface CancelDialogProps {
  kind: 'withdraw' | 'web3';
  /** The order's number. */
  id: number;
  /** It is cancelled. */
  onDone: () => void;
  onClose: () => void;
  /** What is taken back, in full. */
  children: ReactNode;
}

/** Takes back what is not signed yet, with a reason, once. */
export function CancelDialog({ kind, id, onDone, onClose, children }: CancelDialogProps) {
  const { t } = useTranslation();
  const heard = {
    onSuccess: () => {
      toasts.show({ tone: 'idle', message: t('speedUp.cancelled') });
      onDone();
    },
  };
  const payment = useMutation({ ...write(withdrawals.cancel), ...heard });
  const call = useMutation({ ...write(web3.cancel), ...heard });
  const cancel = kind === 'web3' ? call : payment;
  const said = (error: unknown): string => {
    if (error instanceof Refusal)
      return error.code === codes.alreadyHandled ? t('speedUp.signedAlready') : error.msg;
    return t(outcomeOf(error) === 'unknown' ? 'speedUp.cancelUnknown' : 'speedUp.notCancelled');
  };
  return (
    <ConfirmDialog
      open
      type="warning"
      title={t('speedUp.askCancel')}
      confirmLabel={t('speedUp.cancelOrder')}
      cancelLabel={t('speedUp.keep')}
      remark={{ label: t('speedUp.why') }}
      busy={cancel.isPending}
      error={cancel.error === null ? undefined : said(cancel.error)}
      onConfirm={({ remark }) => {
        if (!cancel.isPending)
          cancel.mutate({ id, ...(remark.trim() === '' ? {} : { remark: remark.trim() }) });
      }}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
