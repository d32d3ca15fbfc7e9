import type { Quota } from '@mpc/api';
import { Card, ProgressBar, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#shared/freshness/use-now.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { packageOf } from '../invoice-first.ts';
import { fillOf, forecastOf } from './quotas.rules.ts';

/** How much room the package gives, and how much of it is taken. */
export function QuotaCard({ walletId }: { walletId: number }) {
  const { t } = useTranslation('invoice');
  const pack = useQuery(packageOf(walletId));
  return (
    <Card title={t('quota.title')}>
      <QueryView query={pack} skeleton={<Skeleton shape="text" count={6} />}>
        {({ quota }) => (
          <Stack gap="m">
            {quota.map((one) => (
              <QuotaBar key={one.key} quota={one} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}

const count = (value: number) => exactAmount(String(value));

function QuotaBar({ quota }: { quota: Quota }) {
  const { t } = useTranslation('invoice');
  const note = useForecastWords(quota);
  const { share, tone, state } = fillOf(quota);
  const used = t('quota.used', { used: count(quota.used), total: count(quota.total) });
  return (
    <ProgressBar
      label={t(`quota.key.${quota.key}`)}
      value={share}
      tone={tone}
      text={state === 'room' ? used : `${used} · ${t(`quota.${state}`)}`}
      note={note}
    />
  );
}

/** Where a monthly quota leads, in words; undefined where nothing says so. */
function useForecastWords(quota: Quota): string | undefined {
  const { t, i18n } = useTranslation('invoice');
  const forecast = forecastOf(quota, useNow());
  if (forecast === null) return undefined;
  if (forecast.is === 'within') return t('quota.forecast.within', { count: forecast.count });
  // Months are counted by UTC.
  const date = new Intl.DateTimeFormat(i18n.language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return t('quota.forecast.over', { date: date.format(forecast.at) });
}
