import type { Coin, SubWallet } from '@mpc/api';
import { Amount, Table, type TableColumn, type TableSort } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { coinName } from '#shared/coin/coin-name.ts';
import { usePhone } from '../../use-phone.ts';
import { CoinActions } from './coin-actions.tsx';
import { CoinCell, PriceCell } from './coin-cells.tsx';
import { worthOf } from './coin-figures.ts';

export interface CoinTableProps {
  label: string;
  subWallet: SubWallet;
  coins: readonly Coin[];
  sort: TableSort | null;
  /** Others are on their way. */
  loading: boolean;
  onSort: (sort: TableSort | null) => void;
  /** Opens something of a coin. */
  onShow: (kind: string, symbol: string) => void;
}

/** Coins with what is available, frozen and waiting to be swept, each to its last digit. */
export function CoinTable({ label, subWallet, coins, sort, loading, onSort, onShow }: CoinTableProps) {
  const { t } = useTranslation();
  const isPhone = usePhone();
  const columns = useMemo(
    // Each as wide as it is in the table of another network.
    (): TableColumn<Coin>[] => [
      {
        key: 'coin',
        header: t('assets.column.coin'),
        isTitle: true,
        sortable: true,
        text: coinName,
        cell: (coin) => <CoinCell coin={coin} />,
      },
      {
        key: 'price',
        header: t('assets.column.price'),
        align: 'end',
        width: '9%',
        sortable: true,
        hideOnPhone: true,
        cell: (coin) => <PriceCell coin={coin} />,
      },
      {
        key: 'available',
        header: t('assets.available'),
        align: 'end',
        width: '20%',
        cell: (coin) => <Amount value={coin.normal_balance} symbol={coin.symbol_alias} />,
      },
      {
        key: 'frozen',
        header: t('assets.frozen'),
        align: 'end',
        width: '11%',
        cell: (coin) => <Amount value={coin.lock_balance} />,
      },
      {
        key: 'collecting',
        header: t('assets.collecting'),
        align: 'end',
        width: '11%',
        hideOnPhone: true,
        cell: (coin) => <Amount value={coin.collecting_balance} />,
      },
      {
        key: 'usd',
        header: t('assets.column.value'),
        align: 'end',
        width: '13%',
        sortable: true,
        cell: (coin) => <Amount kind="fiat" value={worthOf(coin)} />,
      },
      {
        key: 'actions',
        header: t('assets.column.actions'),
        headerHidden: true,
        align: 'end',
        width: '140px',
        cell: (coin) => <CoinActions coin={coin} subWallet={subWallet} compact={!isPhone} onShow={onShow} />,
      },
    ],
    [t, subWallet, isPhone, onShow],
  );
  return (
    <Table
      label={label}
      columns={columns}
      rows={coins}
      rowKey={(coin) => coin.symbol}
      sort={sort}
      onSort={onSort}
      loading={loading}
      onOpen={(coin) => onShow('coin', coin.symbol)}
    />
  );
}
