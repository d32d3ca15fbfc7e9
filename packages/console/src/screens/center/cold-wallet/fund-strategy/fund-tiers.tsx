import type { ColdCoinInfo } from '@mpc/api';
import { Card, Columns, Gauge, missingNumber, Stack, Stat, Text } from '@mpc/ui';
import { NamedAddress } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { compare } from '#shared/money/decimal.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import type { LimitField } from './fund-strategy.values.ts';

interface FundTiersProps {
  info: Pick<ColdCoinInfo, 'coin' | 'balance'>;
  /** The limits, as they are entered. */
  values: Readonly<Record<LimitField, string>>;
}

/** The three tiers of a coin with their balances, and between which limits money moves from one to the next. */
export function FundTiers({ info, values }: FundTiersProps) {
  const { t } = useTranslation('coldWallet');
  const { coin, balance } = info;
  const amount = (field: LimitField): string => {
    const entered = enteredAmount(values[field]);
    return entered === '' ? missingNumber : exactAmount(entered);
  };
  const unit = coin.symbol_alias;
  const hot = {
    lower: amount('hot_lower'),
    target: amount('hot_target'),
    upper: amount('hot_upper'),
    unit,
  };
  const warm = { target: amount('warm_target'), upper: amount('warm_upper'), unit };
  const address = (tier: 'hot' | 'warm' | 'cold') => {
    const at = balance[`${tier}_address`];
    return at === '' ? null : (
      <NamedAddress address={at} baseSymbol={coin.base_symbol} label={t(`strategy.tier.${tier}`)} />
    );
  };
  return (
    <Columns min="260px">
      <Card padding="m">
        <Stack gap="s">
          <TierGauge
            label={t('strategy.tier.hot')}
            value={balance.hot}
            unit={unit}
            lower={enteredAmount(values.hot_lower)}
            target={enteredAmount(values.hot_target)}
            upper={enteredAmount(values.hot_upper)}
          />
          <Text as="p">{t('strategy.flow.hotAbove', hot)}</Text>
          <Text as="p">
            {isZero(values.hot_lower) ? t('strategy.flow.hotNever') : t('strategy.flow.hotBelow', hot)}
          </Text>
          {address('hot')}
        </Stack>
      </Card>
      <Card padding="m">
        <Stack gap="s">
          <TierGauge
            label={t('strategy.tier.warm')}
            value={balance.warm}
            unit={unit}
            lower="0"
            target={enteredAmount(values.warm_target)}
            upper={enteredAmount(values.warm_upper)}
          />
          <Text as="p">{t('strategy.flow.warmAbove', warm)}</Text>
          {address('warm')}
        </Stack>
      </Card>
      <Card padding="m">
        <Stack gap="s">
          <Stat
            label={t('strategy.tier.cold')}
            value={`${exactAmount(balance.cold)} ${unit}`}
            hint={t('strategy.flow.cold')}
          />
          {address('cold')}
        </Stack>
      </Card>
    </Columns>
  );
}

const isZero = (text: string): boolean => compare(enteredAmount(text), '0') === 0;

interface TierGaugeProps {
  label: string;
  value: string;
  unit: string;
  /** Empty while it is not entered. */
  lower: string;
  target: string;
  upper: string;
}

/** A balance between its limits, with a mark at each. */
function TierGauge({ label, value, unit, lower, target, upper }: TierGaugeProps) {
  const { t } = useTranslation('coldWallet');
  const isInOrder =
    compare(upper, '0') === 1 && compare(lower, target) === -1 && compare(target, upper) === -1;
  const said = `${exactAmount(value)} ${unit}`;
  if (!isInOrder) return <Stat label={label} value={said} />;
  const state = { tone: 'success' as const, label: t('strategy.flow.within') };
  return (
    <Gauge
      label={label}
      value={value}
      max={upper}
      text={said}
      thresholds={[
        ...(compare(lower, '0') === 1
          ? [{ from: '0', tone: 'attention' as const, label: t('strategy.flow.below') }]
          : []),
        { from: lower, ...state },
        { from: target, ...state },
        // The limit itself is kept.
        ...(compare(value, upper) === 1
          ? [{ from: upper, tone: 'attention' as const, label: t('strategy.flow.above') }]
          : []),
      ]}
    />
  );
}
