import { addressBook } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';

/** What people call networks, by their main coins; the main coin's symbol until that is read. */
export function useNetNames(walletId: number): { net: (baseSymbol: string) => string } {
  const { data } = useQuery({
    ...read(addressBook.chains, { wallet_id: walletId }),
    staleTime: cacheLifetime,
  });
  return { net: (symbol) => data?.find((chain) => chain.symbol === symbol)?.coin_net ?? symbol };
}
