import { wallets } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { useWalletId } from '#shared/selection/use-selection.ts';

/** The main coin of a network by the network's name, which is all that a record says of it; empty while it is not known. */
export function useBaseSymbols(): (coinNet: string) => string {
  const walletId = useWalletId();
  const { data } = useQuery({
    ...read(wallets.networks, { wallet_id: walletId ?? 0 }),
    staleTime: cacheLifetime,
    enabled: walletId !== null,
  });
  const all = [...(data?.open_main_chain ?? []), ...(data?.support_main_chain ?? [])];
  return (coinNet) => all.find(({ coin_net }) => coin_net === coinNet)?.symbol ?? '';
}
