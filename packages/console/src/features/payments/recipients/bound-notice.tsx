import { withdrawals } from '@mpc/api';
import { Banner, Button, formatNumber } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import type { BoundState } from '../transfer/transfer-facts.ts';
import type { Bound } from '../transfer/transfer.values.ts';
import { live } from '#shared/freshness/live.ts';

interface BoundNoticeProps {
  bound: Bound;
  binding: BoundState;
  unit: string;
  /** Empties the form: another address is another payment. */
  onFree: () => void;
}

/** Says that the recipient is that of a test transfer, how far that has come, and how to pay somebody else instead. */
export function BoundNotice({ bound, binding, unit, onFree }: BoundNoticeProps) {
  const { t } = useTranslation();
  const order = useQuery({ ...read(withdrawals.info, { id: bound.orderId }), ...live });
  return (
    <Banner
      tone={binding === 'other' ? 'danger' : 'idle'}
      title={t(binding === 'other' ? 'transfer.bound.otherTitle' : 'transfer.bound.title')}
      action={
        <Button size="small" onClick={onFree}>
          {t('transfer.bound.free')}
        </Button>
      }
    >
      {spaced(
        binding === 'same'
          ? t('transfer.bound.detail', { amount: formatNumber(bound.amount, { digits: 'all' }), unit })
          : t(binding === 'other' ? 'transfer.bound.other' : 'transfer.bound.asked'),
      )}
      {order.data === undefined ? null : <TransactionStatusTag of={order.data} />}
    </Banner>
  );
}
