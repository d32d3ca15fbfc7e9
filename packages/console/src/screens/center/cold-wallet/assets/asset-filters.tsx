import { coldWallet } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import type { assetsList } from './assets-list.ts';

interface AssetFiltersProps {
  walletId: number;
  list: UsedList<typeof assetsList>;
}

/** Narrows the coins: by network and coin. */
export function AssetFilters({ walletId, list }: AssetFiltersProps) {
  const { t } = useTranslation('coldWallet');
  const selects = useSelects(list, [
    { name: 'net', label: t('assets.filter.network') },
    { name: 'coin', label: t('assets.coin') },
  ]);
  const asked = { staleTime: cacheLifetime, enabled: selects.isWanted };
  const networks = useQuery({ ...read(coldWallet.networks, { wallet_id: walletId }), ...asked });
  const coins = useQuery({ ...read(coldWallet.coins, { wallet_id: walletId }), ...asked });
  return (
    <ListFilters list={list}>
      <SelectFilters
        filters={selects}
        options={{
          net: (networks.data ?? []).map(({ symbol, coin_net }) => ({ id: symbol, label: coin_net })),
          coin: (coins.data ?? []).map((coin) => coinOption(coin)),
        }}
      />
    </ListFilters>
  );
}
