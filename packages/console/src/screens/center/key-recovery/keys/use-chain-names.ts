import { addressBook } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { read } from '#shared/api/api.ts';
import { listed } from '#shared/i18n/i18n.ts';

/** Chains by name, from their main coins: those that nobody has told us of stand as they are. */
export function useChainNames(): (chains: readonly string[]) => string {
  const known = useQuery({ ...read(addressBook.chains, {}), staleTime: cacheLifetime });
  const all = known.data;
  return useCallback(
    (chains) => listed(chains.map((base) => all?.find(({ symbol }) => symbol === base)?.coin_net ?? base)),
    [all],
  );
}
