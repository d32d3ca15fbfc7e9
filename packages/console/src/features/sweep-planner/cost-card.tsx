import { AmountField, Banner, Button, Card, Inline, LineChart, Stack, Text, type ChartMarker } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import { fewestDeposits, type Suggestion, type ThresholdCost } from './cost.rules.ts';
import { coins, dollars } from './plan-words.ts';
import type { PlannerFacts } from './read-planner-facts.ts';

interface CostCardProps {
  facts: PlannerFacts;
  costs: readonly ThresholdCost[];
  current: ThresholdCost | undefined;
  suggestion: Suggestion;
  /** Percent a year that idle funds cost, to begin with. */
  usualRate: string;
  onRate: (rate: string) => void;
  onUse: (threshold: string) => void;
}

/** What each threshold costs a month, with the current and the suggested one; or why they cannot be compared. */
export function CostCard({ facts, costs, current, suggestion, usualRate, onRate, onUse }: CostCardProps) {
  const { t } = useTranslation('coSigner');
  const [rate, setRate] = useState(usualRate);
  const { symbol_alias } = facts.coin.coin;
  const isKnown = 'cost' in suggestion;
  const onType = (text: string) => {
    setRate(text);
    const entered = enteredAmount(text);
    if (entered !== '') onRate(entered);
  };
  const best = suggestion.kind === 'change' ? suggestion.cost : undefined;
  return (
    <Card
      title={t('planner.chart.title')}
      action={
        best === undefined ? undefined : (
          <Button variant="primary" onClick={() => onUse(best.threshold)}>
            {t('planner.use', { amount: coins(best.threshold, symbol_alias) })}
          </Button>
        )
      }
    >
      {isKnown ? (
        <Stack>
          <Text tone="muted">{t('planner.chart.note')}</Text>
          <LineChart
            label={t('planner.chart.title')}
            scale="log"
            x={costs.map(({ threshold }) => threshold)}
            xLabel={t('planner.chart.threshold')}
            xUnit={symbol_alias}
            unit="USD"
            height={280}
            series={[
              { key: 'total', label: t('planner.chart.total'), values: costs.map(({ total }) => total) },
              { key: 'idle', label: t('planner.chart.idle'), values: costs.map(({ idleCost }) => idleCost) },
            ]}
            markers={markersOf(t, { facts, costs, current, best })}
          />
          <Inline>
            <AmountField
              label={t('planner.rate')}
              description={t('planner.rateHint')}
              symbol="%"
              decimals={2}
              min="0"
              max="100"
              value={rate}
              onChange={onType}
            />
          </Inline>
        </Stack>
      ) : (
        <Banner tone="idle" title={t('planner.none.title')}>
          {reasonOf(t, facts, suggestion)}
        </Banner>
      )}
    </Card>
  );
}

interface Marked extends Pick<CostCardProps, 'facts' | 'costs' | 'current'> {
  best: ThresholdCost | undefined;
}

/** The current threshold and the suggested one, as the curve names them. */
function markersOf(t: TFunction<'coSigner'>, { facts, costs, current, best }: Marked): ChartMarker[] {
  const { symbol_alias } = facts.coin.coin;
  const marker = (key: 'current' | 'best', cost: ThresholdCost): ChartMarker => ({
    at: costs.indexOf(cost),
    label: t(`planner.chart.${key}`, {
      amount: coins(cost.threshold, symbol_alias),
      cost: dollars(cost.total),
    }),
    tone: key === 'current' ? 'attention' : 'success',
  });
  return [
    ...(current === undefined ? [] : [marker('current', current)]),
    ...(best === undefined ? [] : [marker('best', best)]),
  ];
}

/** Why thresholds cannot be compared. */
function reasonOf(t: TFunction<'coSigner'>, facts: PlannerFacts, suggestion: Suggestion): string {
  if (suggestion.kind !== 'no_price')
    return t('planner.none.deposits', { count: facts.deposits.length, least: fewestDeposits });
  return suggestion.of === 'coin'
    ? t('planner.none.coinPrice', { coin: coinName(facts.coin.coin) })
    : t('planner.none.mainPrice', { coin: facts.fee.fee_symbol_alias });
}
