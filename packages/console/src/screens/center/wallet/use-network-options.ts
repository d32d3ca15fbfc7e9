import { wallets } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import type { FilterOption } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { useSelection } from '#shared/selection/use-selection.ts';

/** The networks the wallet has opened, to narrow a list to one of them, and the one that is chosen, whatever it is. */
export function useNetworkOptions({ net }: { net: string }, isWanted = true): { net: FilterOption[] } {
  const { walletId } = useSelection();
  const networks = useQuery({
    ...read(wallets.networks, { wallet_id: walletId ?? 0 }),
    staleTime: cacheLifetime,
    enabled: isWanted && walletId !== null,
  });
  const options = (networks.data?.open_main_chain ?? []).map(({ symbol, coin_net }) => ({
    id: symbol,
    label: coin_net,
  }));
  const isListed = net === '' || options.some(({ id }) => id === net);
  return { net: isListed ? options : [...options, { id: net, label: net }] };
}
