import type { FundStrategy } from '@mpc/api';
import { Amount, CoinIcon, Inline, missingNumber, Switch, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { coinName, networkBeside } from '#shared/coin/coin-name.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';

interface FundColumns {
  /** Why nothing can be switched. */
  barred: string | undefined;
  onSwitch: (strategy: FundStrategy) => void;
}

/** The columns of fund strategies. */
export function fundStrategyColumns(
  t: TFunction<'coldWallet'>,
  { barred, onSwitch }: FundColumns,
): TableColumn<FundStrategy>[] {
  const range = (low: string, high: string) =>
    t('strategy.range', { low: exactAmount(low), high: exactAmount(high) });
  const hot = ({ hot_lower, hot_upper }: FundStrategy) => range(hot_lower, hot_upper);
  const warm = ({ warm_target, warm_upper }: FundStrategy) => range(warm_target, warm_upper);
  return [
    {
      key: 'symbol',
      header: t('strategy.coin'),
      isTitle: true,
      sortable: true,
      card: 'lead',
      minWidth: 148,
      text: coinName,
      cell: (row) => (
        <Inline gap="s" wrap={false}>
          <CoinIcon symbol={row.symbol_alias} size={20} />
          <Text tone="strong" title={row.symbol}>
            {row.symbol_alias}
          </Text>
          {networkBeside(row) === '' ? null : <Text tone="muted">{networkBeside(row)}</Text>}
        </Inline>
      ),
    },
    { key: 'hot', header: t('strategy.column.hot'), align: 'end', text: hot, cell: hot },
    {
      key: 'hot_target',
      header: t('strategy.column.target'),
      align: 'end',
      text: ({ hot_target }) => hot_target,
      cell: ({ hot_target, symbol_alias }) => <Amount value={hot_target} symbol={symbol_alias} />,
    },
    { key: 'warm', header: t('strategy.column.warm'), align: 'end', priority: 1, text: warm, cell: warm },
    {
      key: 'last_run',
      header: t('strategy.column.lastRun'),
      align: 'end',
      priority: 2,
      text: ({ last_run_at }) => (last_run_at === undefined ? '' : isoWithZone(last_run_at)),
      cell: ({ last_run_at }) =>
        last_run_at === undefined ? missingNumber : <Time at={last_run_at} kind="short" />,
    },
    {
      key: 'updated_at',
      header: t('strategy.column.updated'),
      align: 'end',
      sortable: true,
      priority: 3,
      hideOnPhone: true,
      text: ({ updated_at }) => isoWithZone(updated_at),
      cell: ({ updated_at, updated_by }) => (
        <span title={updated_by.nickname}>
          <Time at={updated_at} kind="short" />
        </span>
      ),
    },
    {
      key: 'status',
      header: t('strategy.field.status'),
      card: 'state',
      text: ({ status }) => t(`strategy.on.${status}`),
      cell: (row) => (
        <Switch
          aria-label={t('strategy.switchOf', { coin: coinName(row) })}
          checked={row.status === 1}
          disabledReason={barred}
          onChange={() => onSwitch(row)}
        />
      ),
    },
  ];
}
