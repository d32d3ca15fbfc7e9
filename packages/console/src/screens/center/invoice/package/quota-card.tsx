import type { Quota } from '@mpc/api';
import { Card, ProgressBar, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { serverTimeOf } from '#shared/time/server-time.ts';
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
              <QuotaBar key={one.key} quota={one} at={serverTimeOf(pack.dataUpdatedAt)} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}

const count = (value: number) => exactAmount(String(value));

interface QuotaBarProps {
  quota: Quota;
  /** When it was counted. */
  at: number;
}

function QuotaBar({ quota, at }: QuotaBarProps) {
  const { t } = useTranslation('invoice');
  const note = useForecastWords(quota, at);
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
function useForecastWords(quota: Quota, at: number): string | undefined {
  const { t, i18n } = useTranslation('invoice');
  const forecast = forecastOf(quota, at);
  if (forecast === null) return undefined;
  if (forecast.is === 'within') return t('quota.forecast.within', { count: forecast.count });
  // Months are counted by UTC.
  const date = new Intl.DateTimeFormat(i18n.language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return t('quota.forecast.over', { date: date.format(forecast.at) });
}
