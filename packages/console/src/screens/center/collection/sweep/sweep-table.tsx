import { Amount, Inline, NetworkTag, Stack, Table, Text, WholeAddress, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { isWaiting, type WaitingCoin } from './sweep-content.ts';
import { feeUnit } from '../rule/fee-unit.ts';

type From = NonNullable<WaitingCoin['addresses']>[number];

export interface SweepTableProps {
  coins: readonly WaitingCoin[];
  /** The main coin of the network. */
  baseSymbol: string;
  /** The coins that are to be swept, where they can be chosen. */
  chosen?: readonly string[];
  onChoose?: (symbols: string[]) => void;
}

/** What waits of each coin, and below it every address that it is taken from. */
export function SweepTable({ coins, baseSymbol, chosen, onChoose }: SweepTableProps) {
  const { t } = useTranslation('collection');
  const columns = useMemo(
    (): TableColumn<WaitingCoin>[] => [
      {
        key: 'coin',
        header: t('column.coin'),
        isTitle: true,
        minWidth: 140,
        card: 'about',
        cell: (coin) => (
          <Inline gap="s" wrap={false}>
            <Text tone="strong">{coin.symbol_alias}</Text>
            <NetworkTag name={coin.coin_net} symbol={baseSymbol} size="small" />
            <CoinCode symbol={coin.symbol} name={coin.symbol_alias} />
          </Inline>
        ),
        text: ({ symbol_alias: alias }) => alias,
      },
      {
        key: 'amount',
        header: t('column.amount'),
        align: 'end',
        card: 'lead',
        cell: (coin) => <Amount value={coin.amount} symbol={coin.symbol_alias} />,
      },
      {
        key: 'value',
        header: t('column.value'),
        align: 'end',
        priority: 1,
        hideOnPhone: true,
        cell: (coin) => <Amount kind="fiat" value={coin.amount_usd} />,
      },
      {
        key: 'addresses',
        header: t('column.addresses'),
        align: 'end',
        cell: ({ address_count: count }) => count,
      },
      {
        key: 'fee',
        header: t('sweep.fee'),
        align: 'end',
        cell: (coin) => <Amount value={coin.fee} symbol={feeUnit(coin)} />,
      },
    ],
    [t, baseSymbol],
  );
  return (
    <Table
      label={t('sweep.waiting')}
      columns={columns}
      rows={coins}
      rowKey={({ symbol }) => symbol}
      rowName={({ symbol_alias: alias }) => alias}
      selectedKeys={chosen === undefined ? undefined : new Set(chosen)}
      onSelect={onChoose === undefined ? undefined : (keys) => onChoose([...keys].map(String))}
      selectable={isWaiting}
      expanded={(coin) =>
        (coin.addresses ?? []).length === 0 ? undefined : (
          <FromTable coin={coin} addresses={coin.addresses ?? []} />
        )
      }
    />
  );
}

interface FromTableProps {
  coin: Pick<WaitingCoin, 'symbol_alias'>;
  addresses: readonly From[];
}

/** Every address that a coin is taken from, whole, with its sub-wallet and how much. */
function FromTable({ coin, addresses }: FromTableProps) {
  const { t } = useTranslation('collection');
  const { symbol_alias: alias } = coin;
  const columns = useMemo(
    (): TableColumn<From>[] => [
      {
        key: 'address',
        header: t('column.from'),
        isTitle: true,
        whole: true,
        cell: (from) => (
          <Stack gap="xs">
            <Text tone="muted" size="label">
              {from.sub_wallet_name}
            </Text>
            <WholeAddress address={from.address} label={t('column.from')} />
          </Stack>
        ),
        text: ({ address }) => address,
      },
      {
        key: 'amount',
        header: t('column.amount'),
        align: 'end',
        cell: (from) => <Amount value={from.amount} symbol={alias} />,
      },
    ],
    [t, alias],
  );
  return (
    <Table
      label={t('sweep.addressesOf', { coin: alias })}
      columns={columns}
      rows={addresses}
      rowKey={({ sub_wallet_id, address }) => `${sub_wallet_id} ${address}`}
    />
  );
}
