import { receiving, wallets, type Coin, type ParamsOf, type SubWallet } from '@mpc/api';
import { EmptyState, Skeleton } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client, read } from '#shared/api/api.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { addressesList } from '../../centre-lists.ts';
import { NoCoins } from '../coins/no-coins.tsx';
import { AddressFilters } from './address-filters.tsx';
import { AddressTable, useAddressColumns } from './address-table.tsx';

/** The addresses of a sub-wallet on the chain of one of its coins. */
export function AddressesTab({ subWallet }: { subWallet: SubWallet }) {
  const { state } = useList(addressesList);
  const coins = useQuery(
    read(wallets.focusCoins, {
      wallet_id: subWallet.wallet_id,
      sub_wallet_id: subWallet.sub_wallet_id,
      need_stat: 1,
    }),
  );
  return (
    <QueryView query={coins} skeleton={<Skeleton shape="rows" />}>
      {({ list }) => {
        const coin = list.find(({ symbol }) => symbol === state.coin) ?? list[0];
        return coin === undefined ? (
          <NoCoins />
        ) : (
          <AddressList subWallet={subWallet} coins={list} coin={coin} />
        );
      }}
    </QueryView>
  );
}

interface AddressListProps {
  subWallet: SubWallet;
  coins: readonly Coin[];
  coin: Coin;
}

/** The number the server has for each type. */
const types = { user: 1, system: 2 } as const;

function AddressList({ subWallet, coins, coin }: AddressListProps) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  const list = useList(addressesList);
  const columns = useAddressColumns(coin);
  const { type, q } = list.state;
  const params: ParamsOf<typeof receiving.addresses> = {
    sub_wallet_id: subWallet.sub_wallet_id,
    symbol: coin.symbol,
    ...omitEmpty({ keyword: q, addr_type: type === null ? null : types[type] }),
    ...list.order,
  };
  const addresses = useQuery({
    ...read(receiving.addresses, { ...params, ...list.paging }),
    placeholderData: keepPreviousData,
  });
  const file = useTableFile(`${list.name}-${coin.symbol}`, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) => client.call(receiving.addresses, { ...params, ...at }, { signal }),
  });
  return (
    <ListView
      list={list}
      query={addresses}
      file={file}
      filters={
        <ListBar list={list} columns={columns} query={addresses} file={file}>
          <AddressFilters subWallet={subWallet} coins={coins} coin={coin} list={list} />
        </ListBar>
      }
      skeleton={<Skeleton shape="rows" />}
      empty={<EmptyState title={t('btcAddress:addresses.none')} />}
    >
      {(data, table) => <AddressTable {...table} columns={columns} rows={data.list} />}
    </ListView>
  );
}
