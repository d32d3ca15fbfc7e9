import { wallets } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { useWalletId } from '#shared/selection/use-selection.ts';
import { useOpenCoins } from './use-open-coins.ts';

/**
 * The main coin of a network, for what knows the network by the name it has beside a coin: `ERC20` beside a token, `ETH`
 * beside the main coin. Empty while it is not known.
 */
export function useMainCoin(coinNet: string): string {
  const walletId = useWalletId();
  const { data } = useQuery({
    ...read(wallets.networks, { wallet_id: walletId ?? 0 }),
    staleTime: cacheLifetime,
    enabled: walletId !== null,
  });
  const chains = data === undefined ? [] : [...data.open_main_chain, ...data.support_main_chain];
  const chain = chains.find(({ coin_net }) => coin_net === coinNet)?.symbol;
  const coins = useOpenCoins(data !== undefined && chain === undefined && coinNet !== '');
  return chain ?? coins.find(({ coin_net }) => coin_net === coinNet)?.base_symbol ?? '';
}
