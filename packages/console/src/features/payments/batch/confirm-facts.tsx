import { KeyValueList, Stack } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { feeOn } from './batch-fees.rules.ts';
import type { BatchPlan } from './batch-plan.ts';
import type { NetworkFee } from './use-market.ts';
import { useStrategyForecast } from './use-strategy-forecast.ts';

interface ConfirmFactsProps {
  plan: BatchPlan;
  /** How many destinations were never paid before. */
  news: number;
  networks: readonly NetworkFee[];
}

/** What a batch comes to in words: where it is paid from, how many, how many to strangers, how its fees are paid, and who decides it. */
export function ConfirmFacts({ plan, news, networks }: ConfirmFactsProps) {
  const { t } = useTranslation();
  const forecast = useStrategyForecast(plan);
  const { subWallet, wallet } = plan.home;
  return (
    <KeyValueList
      items={[
        {
          key: 'from',
          label: t('transfer.from'),
          value: t('transfer.fromName', { subWallet: subWallet.name, wallet: wallet.name }),
        },
        {
          key: 'count',
          label: t('batch.total.count'),
          value: t('batch.confirm.count', { count: plan.payments.length }),
        },
        { key: 'new', label: t('batch.finding.new'), value: t('batch.confirm.news', { count: news }) },
        {
          key: 'fees',
          label: t('fee.label'),
          value: (
            <Stack gap="xs">
              {networks.map(({ base, unit, estimate }) => {
                const fee = feeOn(estimate, base, plan.fees);
                return (
                  <span key={base}>
                    {unit} · {fee === null ? '--' : t(`fee.option.${fee.id}`)}
                  </span>
                );
              })}
            </Stack>
          ),
        },
        {
          key: 'approval',
          label: t('batch.column.strategy'),
          value: (
            <Stack gap="xs">
              {forecast.map(({ said, count }) => (
                <span key={said}>
                  {t('batch.confirm.count', { count })} · {said}
                </span>
              ))}
            </Stack>
          ),
        },
      ]}
    />
  );
}
