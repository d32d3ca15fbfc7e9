import { activeService, expireDay, kyt, type KytRecordPage } from '@mpc/api';
import { Amount, formatNumber, Link, Stat, SummaryCards } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { useToday } from '#shared/list/use-today.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { waitingStatuses } from './kyt-records-list.ts';

interface RecordsSummaryProps {
  /** Undefined while it is read; null where it cannot be, and nothing of it is shown. */
  stat: KytRecordPage['stat'] | null | undefined;
}

const figure = (count: number): string => formatNumber(String(count), { digits: 'all' });

/** All records that this person sees in the wallet, in four figures, whatever the list is narrowed to. */
export function RecordsSummary({ stat }: RecordsSummaryProps) {
  const { t } = useTranslation('kyt');
  const { search } = useLocation();
  const plan = usePlanWords();
  if (stat === null) return null;
  const loading = stat === undefined;
  const waitingHref = withSelection(
    `${paths.center.kyt.details}?status=${waitingStatuses.join(',')}`,
    search,
  );
  return (
    <SummaryCards>
      <Stat
        label={t('records.summary.screened')}
        loading={loading}
        value={stat?.screened_month}
        hint={
          stat === undefined || stat.quota_total === 0
            ? t('records.summary.noPlan')
            : [
                t('records.summary.quota', {
                  used: figure(stat.quota_used),
                  total: figure(stat.quota_total),
                }),
                plan,
              ]
                .filter(Boolean)
                .join(' · ')
        }
      />
      <Stat
        label={t('records.summary.levels')}
        loading={loading}
        value={stat === undefined ? undefined : stat.by_level.severe + stat.by_level.high}
        hint={stat === undefined ? undefined : t('records.summary.byLevel', { ...stat.by_level })}
      />
      <Stat
        label={t('records.summary.waiting')}
        loading={loading}
        value={stat?.waiting}
        hint={
          stat?.waiting === 0 ? (
            t('records.summary.nothingWaits')
          ) : (
            <Link href={waitingHref}>{t('records.summary.showWaiting')}</Link>
          )
        }
      />
      <Stat
        label={t('records.summary.frozen')}
        loading={loading}
        value={<Amount kind="short" value={stat?.frozen_usd} />}
        hint={t('records.summary.frozenHint')}
      />
    </SummaryCards>
  );
}

/** How long the plan in use still runs; empty until that is known. */
function usePlanWords(): string {
  const { t } = useTranslation('kyt');
  const { walletId } = useSelection();
  const services = useQuery({
    ...read(kyt.services, { wallet_id: walletId ?? 0 }),
    enabled: walletId !== null,
  });
  const today = useToday();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const service = activeService(services.data?.kyt_service ?? [], today, zone);
  if (service === undefined || service.open_status === 0) return '';
  const left = expireDay(service, today, zone);
  return left < 0 ? t('records.summary.expired') : t('records.summary.plan', { count: left });
}
