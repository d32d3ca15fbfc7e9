import { strategyLimits, type Coin } from '@mpc/api';
import { AmountField, Columns, NumberField, RadioGroup, Stack, type FieldMessage } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { compare } from '#shared/money/decimal.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import type { FormPart } from './form-part.ts';

/** From which amount to which a strategy is hit: each order by itself, or all of some hours together. */
export function LimitPart({ values, onChange, coins }: FormPart & { coins: readonly Coin[] }) {
  const { t } = useTranslation('strategyEngine');
  const { limit, least, most, counted, windowHours, symbols } = values;
  const chosen = coins.filter(({ symbol }) => symbols.includes(symbol));
  const unit =
    limit === 'usd' ? 'USD' : [...new Set(chosen.map(({ symbol_alias }) => symbol_alias))].join(' / ');
  const above = (text: string): FieldMessage | null =>
    compare(enteredAmount(least), enteredAmount(text)) === 1
      ? { level: 'error', message: t('conditions.limit.bounds') }
      : null;
  return (
    <Stack gap="m">
      <RadioGroup
        label={t('conditions.limit.label')}
        direction="horizontal"
        options={(['none', 'coin', 'usd'] as const).map((id) => ({
          id,
          label: t(`conditions.limit.unit.${id}`),
        }))}
        value={limit}
        onChange={(next) => onChange({ limit: next })}
      />
      {limit === 'none' ? null : (
        <>
          <Columns min="200px">
            <AmountField
              label={t('conditions.limit.least')}
              description={t('conditions.limit.leastMeans')}
              symbol={unit}
              value={least}
              onChange={(text) => onChange({ least: text })}
            />
            <AmountField
              label={t('conditions.limit.most')}
              description={t('conditions.limit.mostMeans')}
              symbol={unit}
              value={most}
              check={above}
              onChange={(text) => onChange({ most: text })}
            />
          </Columns>
          <RadioGroup
            label={t('conditions.limit.counted')}
            direction="horizontal"
            options={(['each', 'total'] as const).map((id) => ({ id, label: t(`conditions.limit.${id}`) }))}
            value={counted}
            onChange={(next) => onChange({ counted: next })}
          />
          {counted === 'total' ? (
            <NumberField
              label={t('conditions.limit.hours')}
              description={t('conditions.limit.hoursMeans')}
              required
              min="1"
              max={String(strategyLimits.windowHours)}
              value={windowHours}
              onChange={(text) => onChange({ windowHours: text })}
            />
          ) : null}
        </>
      )}
    </Stack>
  );
}
