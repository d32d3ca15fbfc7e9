import { billing } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { Amount, Link, StatusTag, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { useNow } from '#shared/freshness/use-now.ts';
import { Around, slot } from '#shared/i18n/around.tsx';
import { paths } from '#shared/paths.ts';
import { sayOverdue } from '#shared/status/overdue.rules.ts';

/** What of a wallet's bills is still to be paid, and by when or since when; nothing where all is paid. */
export function UnpaidTag({ walletId }: { walletId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...read(billing.pending, { wallet_id: walletId }), staleTime: cacheLifetime });
  const now = useNow();
  if (data === undefined || data.count === 0) return null;
  const due = data.next_due_time;
  const overdue = sayOverdue(t, due ?? 0, now);
  return (
    <Link variant="quiet" href={`${paths.center.invoice}?w=${walletId}`}>
      <StatusTag tone={overdue === null ? 'attention' : 'danger'}>
        {/* One sentence: a tag keeps its parts apart. */}
        <span>
          {overdue ?? t('wallets.unpaid')}
          {' · '}
          <Amount value={data.total_usd} symbol="USDT" />
          {due === null || overdue !== null ? null : (
            <>
              {' · '}
              <Around text={t('wallets.dueIn', { time: slot })}>
                <Time at={due} kind="relative" />
              </Around>
            </>
          )}
        </span>
      </StatusTag>
    </Link>
  );
}
