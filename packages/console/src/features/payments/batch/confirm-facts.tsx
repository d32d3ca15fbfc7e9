import { Amount, type KeyValueItem, Stack, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useStepWords } from '#features/decisions';
import { add } from '#shared/money/decimal.ts';
import { feeOn } from './batch-fees.rules.ts';
import type { BatchPlan } from './batch-plan.ts';
import { StrategyWords } from './strategy-cell.tsx';
import type { NetworkFee } from './use-market.ts';
import type { StrategyWay } from './use-strategy-forecast.ts';

/** How the fees of a batch are paid, and what decides its payments. */
export function useConfirmFacts(
  plan: BatchPlan,
  networks: readonly NetworkFee[],
  forecast: readonly StrategyWay[],
): KeyValueItem[] {
  const { t } = useTranslation();
  const stepWords = useStepWords();
  return [
    {
      key: 'fees',
      label: t('fee.label'),
      value: (
        <Stack gap="xs">
          {networks.map(({ base, unit, estimate }) => {
            const fee = feeOn(estimate, base, plan.fees);
            const total = plan.payments
              .filter((payment) => payment.base === base)
              .reduce((sum, payment) => add(sum, payment.fee), '0');
            return (
              <span key={base}>
                <Text tone="strong">
                  <Amount value={total} symbol={unit} />
                </Text>
                {fee === null ? null : ` · ${t(`fee.option.${fee.id}`)}`}
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
          {forecast.map(({ said, count, strategy }) => (
            <Stack key={`${strategy?.strategy_id ?? ''} ${said}`} gap="xs">
              <span>
                {t('batch.confirm.count', { count })} ·{' '}
                {strategy === undefined ? (
                  said
                ) : (
                  <StrategyWords
                    strategy={strategy}
                    walletId={plan.home.wallet.id}
                    subWalletId={plan.home.subWallet.id}
                  />
                )}
              </span>
              {strategy?.node_list.map((node) => (
                <Text key={node.node_index} size="label" tone="muted">
                  {stepWords(strategy.node_list, node)}
                </Text>
              ))}
            </Stack>
          ))}
        </Stack>
      ),
    },
  ];
}
