import type { CollectSymbol } from '@mpc/api';
import { Amount, CoinIcon, Inline, Text, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { coinName } from '#shared/coin/coin-name.ts';

type Column = TableColumn<CollectSymbol>;

/** The coin, by the name people read. */
export const coinColumn = (t: TFunction<'collection'>): Column => ({
  key: 'coin',
  header: t('column.coin'),
  isTitle: true,
  // As wide as the picture with a name such as USDT (ERC20).
  minWidth: 148,
  card: 'lead',
  cell: (coin) => (
    <Inline gap="s" wrap={false}>
      <CoinIcon symbol={coin.symbol_alias} size={20} />
      <Text tone="strong">{coinName(coin)}</Text>
    </Inline>
  ),
  text: coinName,
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

/** What lies outside the sweep, because the addresses that hold it did not authorize it. */
export const unauthorizedColumn = (t: TFunction<'collection'>): Column => ({
  key: 'unauthorized',
  header: t('column.unauthorized'),
  align: 'end',
  priority: 2,
  cell: (coin) => <Amount value={coin.unauthorized_balance} symbol={coin.symbol_alias} />,
  text: ({ unauthorized_balance = '' }) => unauthorized_balance,
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
