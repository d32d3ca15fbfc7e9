import { withdrawals } from '@mpc/api';
import { Banner, Button, formatNumber } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import type { Bound } from '../transfer/transfer.values.ts';

interface BoundNoticeProps {
  bound: Bound;
  unit: string;
  /** Empties the form: another address is another payment. */
  onFree: () => void;
}

/** Says that the recipient is that of a test transfer, how far that has come, and how to pay somebody else instead. */
export function BoundNotice({ bound, unit, onFree }: BoundNoticeProps) {
  const { t } = useTranslation();
  const order = useQuery({ ...read(withdrawals.info, { id: bound.orderId }), refetchInterval: 20_000 });
  return (
    <Banner
      tone="idle"
      title={t('transfer.bound.title')}
      action={
        <Button size="small" onClick={onFree}>
          {t('transfer.bound.free')}
        </Button>
      }
    >
      {t('transfer.bound.detail', { amount: formatNumber(bound.amount, { digits: 'all' }), unit })}{' '}
      {order.data === undefined ? null : <TransactionStatusTag kind="withdraw" status={order.data.status} />}
    </Banner>
  );
}
