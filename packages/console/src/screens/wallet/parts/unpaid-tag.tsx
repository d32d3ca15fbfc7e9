import { billing } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { Amount, StatusTag, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';

/** What of a wallet's bills is still to be paid, and by when; nothing where all is paid. */
export function UnpaidTag({ walletId }: { walletId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...read(billing.pending, { wallet_id: walletId }), staleTime: cacheLifetime });
  if (data === undefined || data.count === 0) return null;
  return (
    <StatusTag tone="attention">
      {t('wallets.unpaid')} <Amount value={data.total_usd} symbol="USDT" />
      {data.next_due_time === null ? null : (
        <>
          {' · '}
          <Time at={data.next_due_time} kind="relative" />
        </>
      )}
    </StatusTag>
  );
}
