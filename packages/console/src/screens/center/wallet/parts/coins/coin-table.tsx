import type { Coin, SubWallet } from '@mpc/api';
import { Amount, Table, type TableColumn, type TableProps } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { usePhone, useWide } from '#shared/use-media.ts';
import { CoinActions } from './coin-actions.tsx';
import { AvailableCell, CoinCell, PriceCell } from './coin-cells.tsx';
import { isHeld, worthOf } from './coin-figures.ts';

/** The columns of the coins; a person chooses among them and puts them in order. */
export function useCoinColumns(subWallet: SubWallet, onShow: (kind: string, symbol: string) => void) {
  const { t } = useTranslation();
  const isPhone = usePhone();
  const isWide = useWide();
  return useMemo(
    (): TableColumn<Coin>[] => [
      {
        key: 'symbol_alias',
        header: t('assets.column.coin'),
        isTitle: true,
        card: 'lead',
        minWidth: isWide ? 244 : 220,
        sortable: true,
        text: coinName,
        cell: (coin) => <CoinCell coin={coin} />,
      },
      {
        key: 'price_usd',
        header: t('assets.column.price'),
        align: 'end',
        priority: 2,
        sortable: true,
        hideOnPhone: true,
        text: ({ price_usd }) => price_usd ?? '',
        cell: (coin) => <PriceCell coin={coin} />,
      },
      {
        key: 'available',
        header: t('assets.available'),
        align: 'end',
        card: 'state',
        text: ({ normal_balance }) => normal_balance ?? '',
        cell: (coin) => <AvailableCell coin={coin} />,
      },
      {
        key: 'frozen',
        header: t('assets.frozen'),
        align: 'end',
        priority: 1,
        text: ({ lock_balance }) => lock_balance ?? '',
        // In a card only what is frozen takes a line.
        cell: (coin) => (isPhone && !isHeld(coin.lock_balance) ? null : <Amount value={coin.lock_balance} />),
      },
      {
        key: 'collecting',
        header: t('assets.collecting'),
        align: 'end',
        text: ({ collecting_balance }) => collecting_balance ?? '',
        cell: (coin) =>
          isPhone && !isHeld(coin.collecting_balance) ? null : <Amount value={coin.collecting_balance} />,
      },
      {
        key: 'usd',
        header: t('assets.column.value'),
        align: 'end',
        card: 'note',
        sortable: true,
        text: (coin) => worthOf(coin) ?? '',
        cell: (coin) => <Amount kind="fiat" value={worthOf(coin)} spendable />,
      },
      {
        key: 'actions',
        header: t('assets.column.actions'),
        headerHidden: true,
        align: 'end',
        fixed: 'end',
        width: '120px',
        cell: (coin) => <CoinActions coin={coin} subWallet={subWallet} compact={!isPhone} onShow={onShow} />,
      },
    ],
    [t, subWallet, isPhone, isWide, onShow],
  );
}

/** Coins with what is available, frozen and waiting to be swept, each to its last digit. */
export function CoinTable(props: Omit<TableProps<Coin>, 'rowKey'>) {
  return <Table {...props} rowKey={({ symbol }) => symbol} />;
}
