import type { Coin, ColdAlarm } from '@mpc/api';
import {
  Amount,
  AmountField,
  Columns,
  Inline,
  KeyValueList,
  Section,
  Stack,
  StatusTag,
  Switch,
  Text,
  WholeAddress,
} from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { compare } from '#shared/money/decimal.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import type { AlarmValues } from './alarm.values.ts';

interface BalanceMonitorsProps {
  alarm: ColdAlarm;
  coins: readonly Coin[];
  values: AlarmValues;
  /** What of them was changed. */
  edits: Partial<AlarmValues>;
  onChange: (part: Partial<AlarmValues>) => void;
}

/** Below which balance of the address that pays network fees an alert is sent, network by network. */
export function BalanceMonitors({ alarm, coins, values, edits, onChange }: BalanceMonitorsProps) {
  const { t } = useTranslation('coldWallet');
  if (alarm.balance_monitor.length === 0) return <Text tone="muted">{t('warnings.noMonitors')}</Text>;
  return (
    <Columns min="320px" gap="xl">
      {alarm.balance_monitor.map(({ base_symbol: base, balance, vote_free_address }, place) => {
        const coin = coins.find(({ symbol }) => symbol === base);
        const unit = coin?.symbol_alias ?? base;
        const network = coin?.coin_net ?? base;
        const threshold = values.thresholds[base] ?? '';
        const isOn = values.isOn[base] === true;
        const entered = enteredAmount(threshold);
        const isNone = isOn && compare(entered, '0') === 0;
        const isLow = isOn && compare(balance, entered) === -1;
        return (
          <Section key={`${base} ${place}`} title={network}>
            <Stack gap="m">
              <Switch checked={isOn} onChange={(next) => onChange({ isOn: { ...edits.isOn, [base]: next } })}>
                {t('warnings.monitorOn', { network })}
              </Switch>
              <AmountField
                label={t('warnings.thresholdOf', { network })}
                symbol={unit}
                decimals={coin?.decimals}
                required={isOn}
                value={threshold}
                error={isNone ? t('warnings.thresholdZero') : undefined}
                onChange={(next) => onChange({ thresholds: { ...edits.thresholds, [base]: next } })}
              />
              <KeyValueList
                items={[
                  {
                    key: 'balance',
                    label: t('warnings.balance'),
                    value: (
                      <Inline gap="s">
                        <Amount value={balance} symbol={unit} />
                        {isLow ? <StatusTag tone="attention">{t('warnings.low')}</StatusTag> : null}
                      </Inline>
                    ),
                  },
                  {
                    key: 'address',
                    label: t('warnings.voteFree'),
                    value: <WholeAddress address={vote_free_address} label={t('warnings.voteFree')} />,
                  },
                ]}
              />
            </Stack>
          </Section>
        );
      })}
    </Columns>
  );
}
