import { billing } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { Amount, StatusTag, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { day } from '#shared/durations.ts';
import { useNow } from '#shared/freshness/use-now.ts';

/** What of a wallet's bills is still to be paid, and by when or since when; nothing where all is paid. */
export function UnpaidTag({ walletId }: { walletId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...read(billing.pending, { wallet_id: walletId }), staleTime: cacheLifetime });
  const now = useNow();
  if (data === undefined || data.count === 0) return null;
  const due = data.next_due_time;
  const isOverdue = due !== null && due < now;
  const days = isOverdue ? Math.floor((now - due) / day) : 0;
  return (
    <StatusTag tone={isOverdue ? 'danger' : 'attention'}>
      {!isOverdue
        ? t('wallets.unpaid')
        : days === 0
          ? t('wallets.overdueToday')
          : t('wallets.overdueDays', { count: days })}
      {' · '}
      <Amount value={data.total_usd} symbol="USDT" />
      {due === null || isOverdue ? null : (
        <>
          {' · '}
          <Time at={due} kind="relative" />
        </>
      )}
    </StatusTag>
  );
}
