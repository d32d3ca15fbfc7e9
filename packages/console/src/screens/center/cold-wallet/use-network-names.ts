import { coldWallet } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';

/** What people call the networks of the cold wallet and their main coins, by the main coin's symbol. */
export function useNetworkNames(walletId: number) {
  const { data } = useQuery({
    ...read(coldWallet.networks, { wallet_id: walletId }),
    staleTime: cacheLifetime,
  });
  return (base: string) => {
    const network = data?.find(({ symbol }) => symbol === base);
    return { network: network?.coin_net ?? base, coin: network?.symbol_alias ?? base };
  };
}
