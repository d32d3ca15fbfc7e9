import { receiving, wallets, type AddressPage, type SubWallet } from '@mpc/api';
import { Banner, Drawer, EmptyState, Skeleton } from '@mpc/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { PayHere } from '#features/receiving';
import { read } from '#shared/api/api.ts';
import { useList } from '#shared/list/use-list.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { addressesList } from '../../centre-lists.ts';

export interface AddressDrawerProps {
  subWallet: SubWallet;
  address: string;
  onClose: () => void;
}

/** One address of a sub-wallet, to be given to whoever pays. */
export function AddressDrawer({ subWallet, address, onClose }: AddressDrawerProps) {
  const { t } = useTranslation();
  const { state } = useList(addressesList);
  const queryClient = useQueryClient();
  const { wallet_id, sub_wallet_id } = subWallet;
  const coins = useQuery(read(wallets.focusCoins, { wallet_id, sub_wallet_id, need_stat: 1 }));
  const list = coins.data?.list ?? [];
  const coin = list.find(({ symbol }) => symbol === state.coin) ?? list[0];
  const addresses = useQuery({
    ...read(receiving.addresses, {
      sub_wallet_id,
      symbol: coin?.symbol ?? '',
      keyword: address,
      page_no: 1,
      page_size: 10,
    }),
    enabled: coin !== undefined,
  });
  /** What the list this was opened from says of the address: what never changes of it has to be the same here. */
  const listed = queryClient
    .getQueriesData<AddressPage>({
      queryKey: read(receiving.addresses, { sub_wallet_id, symbol: coin?.symbol ?? '' }).queryKey,
    })
    .flatMap(([, page]) => page?.list.filter((one) => one.address === address) ?? []);
  return (
    <Drawer open title={t('receive.title', { name: subWallet.sub_wallet_name })} onClose={onClose}>
      <QueryView query={addresses} skeleton={<Skeleton shape="form" />}>
        {({ list: found }) => {
          const row = found.find((one) => one.address === address);
          if (row === undefined || coin === undefined)
            return <EmptyState title={t('receive.gone')}>{t('receive.goneDetail')}</EmptyState>;
          if (listed.some(({ memo, addr_type }) => memo !== row.memo || addr_type !== row.addr_type))
            return <Banner tone="danger">{t('receive.differs')}</Banner>;
          return (
            <Suspense fallback={<Skeleton shape="form" />}>
              <PayHere subWalletId={sub_wallet_id} coin={coin} at={row} />
            </Suspense>
          );
        }}
      </QueryView>
    </Drawer>
  );
}
