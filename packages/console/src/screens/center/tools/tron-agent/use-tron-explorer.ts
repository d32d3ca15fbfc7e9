import { addressBook } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';

/** The explorer's address in front of a hash on TRON; empty where nobody knows one. */
export function useTronExplorer(): string {
  const chains = useQuery({ ...read(addressBook.chains, {}), staleTime: cacheLifetime });
  return chains.data?.find(({ symbol }) => symbol === 'TRX')?.txid_link ?? '';
}
