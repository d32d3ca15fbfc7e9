import { wallets } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { useSelection } from '#shared/selection/use-selection.ts';

/** Every coin on the chains the wallet has opened; none while they are read, or are not asked for. */
export function useOpenCoins(asked = true) {
  const { walletId, subWalletId } = useSelection();
  const names = useQuery({
    ...read(wallets.allSubWallets, { wallet_id: walletId ?? 0 }),
    staleTime: cacheLifetime,
    enabled: asked && walletId !== null && subWalletId === null,
  });
  const sub_wallet_id = subWalletId ?? names.data?.[0]?.sub_wallet_id;
  const coins = useQuery({
    ...read(wallets.searchCoins, {
      sub_wallet_id: sub_wallet_id ?? 0,
      open_chain: 1,
      order_by: 'symbol_alias',
      order: 'asc',
      page_size: 1000,
    }),
    staleTime: cacheLifetime,
    enabled: asked && sub_wallet_id !== undefined,
  });
  return coins.data?.list ?? [];
}
