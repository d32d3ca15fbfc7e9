import { receiving, wallets, type Coin, type SubWallet } from '@mpc/api';
import { Button, EmptyState, Pagination, Skeleton, Stack } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCentre } from '../../use-centre.ts';
import { useTabList } from '../../use-tab-list.ts';
import { NoCoins } from '../coins/no-coins.tsx';
import { AddressFilters } from './address-filters.tsx';
import { AddressTable } from './address-table.tsx';

const sortable = { label: 'address_label', balance: 'balance', created: 'created_at' } as const;

/** The addresses of a sub-wallet on the chain of one of its coins. */
export function AddressesTab({ subWallet }: { subWallet: SubWallet }) {
  const { said } = useCentre();
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
        const coin = list.find(({ symbol }) => symbol === said('coin')) ?? list[0];
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

function AddressList({ subWallet, coins, coin }: AddressListProps) {
  const { t } = useTranslation();
  const { said, change, reset, sort, onSort, order, paging } = useTabList(sortable, ['q', 'type']);
  const keyword = said('q');
  const type = said('type');
  const addresses = useQuery({
    ...read(receiving.addresses, {
      sub_wallet_id: subWallet.sub_wallet_id,
      symbol: coin.symbol,
      ...(keyword === '' ? {} : { keyword }),
      ...(type === 'user' ? { addr_type: 1 as const } : {}),
      ...(type === 'system' ? { addr_type: 2 as const } : {}),
      ...order,
      page_no: paging.page,
      page_size: paging.pageSize,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack>
      <AddressFilters
        subWallet={subWallet}
        coins={coins}
        coin={coin}
        keyword={keyword}
        type={type}
        onChange={change}
        onReset={reset}
      />
      <QueryView query={addresses} skeleton={<Skeleton shape="rows" />}>
        {({ list, count }) => (
          <AddressTable
            coin={coin}
            rows={list}
            loading={addresses.isPlaceholderData}
            sort={sort}
            onSort={onSort}
            empty={
              <EmptyState
                title={t('addresses.noMatch')}
                action={
                  reset === undefined ? undefined : <Button onClick={reset}>{t('assets.reset')}</Button>
                }
              />
            }
            footer={<Pagination {...paging} count={count} />}
          />
        )}
      </QueryView>
    </Stack>
  );
}
