import type { FundStrategy } from '@mpc/api';
import { Banner, Link, missingNumber, Stack, Stat, SummaryCards, Time } from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { minute } from '#shared/durations.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

interface FundStrategyFactsProps {
  strategy: FundStrategy;
  /** Contracts are in force on its network. */
  hasContracts: boolean;
}

/** When a strategy checked, when it will check again, and who changed it last. */
export function FundStrategyFacts({ strategy, hasContracts }: FundStrategyFactsProps) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const { last_run_at, updated_at, updated_by, check_interval_min, status, coin_net } = strategy;
  const next = Math.max(last_run_at ?? 0, updated_at) + check_interval_min * minute;
  return (
    <Stack gap="m">
      {hasContracts ? null : (
        <Banner
          tone="attention"
          title={t('strategy.noContractsOn', { network: coin_net })}
          action={
            <Link href={withSelection(paths.center.coldWallet.editMultisig, search)}>
              {t('strategy.toContracts')}
            </Link>
          }
        >
          {t('strategy.noContractsOnDetail')}
        </Banner>
      )}
      <SummaryCards>
        <Stat
          label={t('strategy.column.lastRun')}
          value={last_run_at === undefined ? missingNumber : <Time at={last_run_at} kind="relative" />}
          hint={t('strategy.everyMinutes', { minutes: check_interval_min })}
        />
        <Stat
          label={t('strategy.nextRun')}
          value={status === 1 ? <Time at={next} kind="relative" /> : missingNumber}
          hint={status === 1 ? <Time at={next} kind="short" /> : t('strategy.on.0')}
        />
        <Stat
          label={t('strategy.column.updated')}
          value={<Time at={updated_at} kind="relative" />}
          hint={updated_by.nickname}
        />
      </SummaryCards>
    </Stack>
  );
}
