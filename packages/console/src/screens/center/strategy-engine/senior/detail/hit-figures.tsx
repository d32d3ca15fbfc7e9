import { Amount, missingNumber, Stat, SummaryCards, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Strategy } from '../strategy-query.ts';

/** What a strategy decided so far, and what became of it. */
export function HitFigures({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation('strategyEngine');
  const { hit_count, hits_30d, last_hit_at, hit_stat } = strategy;
  const { passed, waiting, refused, amount_usd } = hit_stat;
  return (
    <SummaryCards>
      <Stat
        size="figure"
        label={t('advanced.figure.hits')}
        value={hit_count}
        hint={t('advanced.figure.lately', { count: hits_30d })}
      />
      <Stat
        label={t('advanced.figure.passed')}
        value={passed}
        hint={t('advanced.figure.others', { waiting, refused })}
      />
      <Stat label={t('advanced.figure.value')} value={<Amount kind="fiat" value={amount_usd} />} />
      <Stat
        label={t('advanced.figure.last')}
        value={last_hit_at === undefined ? missingNumber : <Time at={last_hit_at} kind="relative" />}
      />
    </SummaryCards>
  );
}
