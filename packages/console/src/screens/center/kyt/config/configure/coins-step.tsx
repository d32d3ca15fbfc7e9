import { minimumFault, type KytConfig } from '@mpc/api';
import {
  Button,
  Banner,
  CellField,
  Inline,
  RadioCards,
  Stack,
  Switch,
  Table,
  Text,
  type TableColumn,
} from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import type { StepProps } from './config-form.tsx';
import { minimumIn } from './config-sections.rules.ts';
import { minimumOf } from './config.values.ts';

type Coin = KytConfig['coins'][number];

/** Which coins are screened, and from how much on: all by quantity, or all by value. */
export function CoinsStep({ config, values, onChange }: StepProps) {
  const { t } = useTranslation('kyt');
  const { triggerMode: mode, isOn } = values;
  const columns = useCoinColumns({ values, onChange });
  const every = (on: boolean) =>
    onChange({ isOn: Object.fromEntries(config.coins.map(({ symbol }) => [symbol, on])) });
  return (
    <Stack gap="m">
      <RadioCards
        label={t('config.coins.mode')}
        required
        options={(['value', 'quantity'] as const).map((id) => ({
          id,
          title: t(`config.coins.by.${id}`),
          detail: t(`config.coins.byMeans.${id}`),
        }))}
        value={mode}
        onChange={(triggerMode) => onChange({ triggerMode })}
      />
      {mode === config.trigger_mode ? null : <Banner tone="attention">{t('config.coins.otherMode')}</Banner>}
      <Inline justify="between">
        <Text tone="muted">
          {t('config.coins.on', {
            count: config.coins.filter(({ symbol }) => isOn[symbol] === true).length,
            all: config.coins.length,
          })}
        </Text>
        <Inline>
          <Button size="small" onClick={() => every(true)}>
            {t('config.coins.allOn')}
          </Button>
          <Button size="small" onClick={() => every(false)}>
            {t('config.coins.allOff')}
          </Button>
        </Inline>
      </Inline>
      <Table
        label={t('config.step.coins')}
        columns={columns}
        rows={config.coins}
        rowKey={({ symbol }) => symbol}
        rowName={coinName}
      />
    </Stack>
  );
}

function useCoinColumns({ values, onChange }: Pick<StepProps, 'values' | 'onChange'>) {
  const { t } = useTranslation('kyt');
  return useMemo((): TableColumn<Coin>[] => {
    const { triggerMode: mode, isOn } = values;
    const messageOf = (text: string) =>
      minimumFault({ minimum: enteredAmount(text) || text }) === undefined
        ? null
        : { level: 'error' as const, message: t('config.coins.fault') };
    return [
      {
        key: 'coin',
        header: t('config.coins.coin'),
        isTitle: true,
        card: 'lead',
        cell: (coin) => <Text tone="strong">{coinName(coin)}</Text>,
        text: coinName,
      },
      {
        key: 'status',
        header: t('config.coins.screened'),
        card: 'state',
        cell: (coin) => (
          <Switch
            aria-label={t('config.coins.screenedOf', { coin: coinName(coin) })}
            checked={isOn[coin.symbol] === true}
            onChange={(on) => onChange({ isOn: { [coin.symbol]: on } })}
          />
        ),
      },
      {
        key: 'minimum',
        header: t(`config.coins.from.${mode}`),
        align: 'end',
        width: '180px',
        cell: (coin) => (
          <CellField
            label={t(`config.coins.fromOf.${mode}`, { coin: coinName(coin) })}
            value={minimumIn(values, coin.symbol)}
            align="end"
            outlined
            message={messageOf(minimumIn(values, coin.symbol))}
            onChange={(text) => onChange({ minimums: { [minimumOf(mode, coin.symbol)]: text } })}
          />
        ),
      },
      {
        key: 'unit',
        header: t('config.coins.unit'),
        hideOnPhone: true,
        cell: ({ symbol_alias: coin }) => <Text tone="muted">{mode === 'value' ? 'USD' : coin}</Text>,
      },
    ];
  }, [t, values, onChange]);
}
