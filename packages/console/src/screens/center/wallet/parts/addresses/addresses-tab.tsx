import { receiving, wallets, type Coin, type SubWallet } from '@mpc/api';
import { Button, EmptyState, Pagination, Skeleton, Stack, type TableSort } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../../../../shared/api/api.ts';
import { useOpen } from '../../../../../shared/open/use-open.ts';
import { usePageParams } from '../../../../../shared/open/use-page-params.ts';
import { QueryView } from '../../../../../shared/query-view/query-view.tsx';
import { sortFrom, sortText } from '../../sort-text.ts';
import { useCentre } from '../../use-centre.ts';
import { AddressFilters } from './address-filters.tsx';
import { AddressTable } from './address-table.tsx';

const sortable = { label: 'address_label', balance: 'balance', created: 'created_at' } as const;

/** The addresses of a sub-wallet on the chain of one of its coins. */
export function AddressesTab({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const { show } = useOpen();
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
          <EmptyState
            title={t('assets.noCoins')}
            action={<Button onClick={() => show('manage')}>{t('assets.manage')}</Button>}
          >
            {t('assets.noCoinsDetail')}
          </EmptyState>
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
  const { said, change } = useCentre();
  const { page, pageSize, setPage, setPageSize } = usePageParams();
  const keyword = said('q');
  const type = said('type');
  const sort = sortFrom(said('sort'), sortable);
  const isNarrowed = keyword !== '' || type !== '';
  const reset = () => change({ q: '', type: '' });
  const addresses = useQuery({
    ...read(receiving.addresses, {
      sub_wallet_id: subWallet.sub_wallet_id,
      symbol: coin.symbol,
      ...(keyword === '' ? {} : { keyword }),
      ...(type === 'user' ? { addr_type: 1 as const } : {}),
      ...(type === 'system' ? { addr_type: 2 as const } : {}),
      ...(sort === null
        ? {}
        : {
            order_by: sortable[sort.key],
            order: sort.direction === 'ascending' ? ('asc' as const) : ('desc' as const),
          }),
      page_no: page,
      page_size: pageSize,
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
        onReset={isNarrowed ? reset : undefined}
      />
      <QueryView query={addresses} skeleton={<Skeleton shape="rows" />}>
        {({ list, count }) => (
          <AddressTable
            coin={coin}
            rows={list}
            loading={addresses.isPlaceholderData}
            sort={sort}
            onSort={(next: TableSort | null) => change({ sort: sortText(next) })}
            empty={
              <EmptyState
                title={t('addresses.noMatch')}
                action={isNarrowed ? <Button onClick={reset}>{t('assets.reset')}</Button> : undefined}
              />
            }
            footer={
              <Pagination
                page={page}
                pageSize={pageSize}
                count={count}
                onPage={setPage}
                onPageSize={setPageSize}
              />
            }
          />
        )}
      </QueryView>
    </Stack>
  );
}
