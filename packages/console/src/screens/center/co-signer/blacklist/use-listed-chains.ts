import { addressBook } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';

/** The networks whose addresses can be blacklisted: all there are, swept or not. */
export const useListedChains = (walletId: number, isWanted = true) =>
  useQuery({
    ...read(addressBook.chains, { wallet_id: walletId }),
    staleTime: cacheLifetime,
    enabled: isWanted,
  });
