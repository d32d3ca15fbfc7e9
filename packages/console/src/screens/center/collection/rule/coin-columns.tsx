import type { CollectSymbol } from '@mpc/api';
import { Amount, CoinIcon, Inline, Text, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { CoinCode } from '#shared/coin/coin-code.tsx';

type Column = TableColumn<CollectSymbol>;

/** The coin, by the name people read and the code that is sent. */
export const coinColumn = (t: TFunction<'collection'>): Column => ({
  key: 'coin',
  header: t('column.coin'),
  isTitle: true,
  minWidth: 130,
  card: 'lead',
  cell: (coin) => (
    <Inline gap="s" wrap={false}>
      <CoinIcon symbol={coin.symbol_alias} size={20} />
      <Text tone="strong">{coin.symbol_alias}</Text>
      <CoinCode symbol={coin.symbol} name={coin.symbol_alias} />
    </Inline>
  ),
  text: ({ symbol_alias: alias }) => alias,
});

/** What lies in all authorized sub-wallets of a coin. */
export const balanceColumn = (t: TFunction<'collection'>): Column => ({
  key: 'balance',
  header: t('column.inScope'),
  align: 'end',
  priority: 1,
  cell: (coin) => <Amount value={coin.balance} symbol={coin.symbol_alias} />,
  text: ({ balance }) => balance,
});

/** From which balance on a sub-wallet is swept. */
export const thresholdColumn = (t: TFunction<'collection'>): Column => ({
  key: 'threshold',
  header: t('column.threshold'),
  align: 'end',
  cell: (coin) => (
    <>
      {'> '}
      <Amount value={coin.collect_min} symbol={coin.symbol_alias} />
    </>
  ),
  text: ({ collect_min: min }) => min,
});
