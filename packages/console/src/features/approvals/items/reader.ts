import { addressBook, wallets, type DataOf, type Network, type Query } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import type { QueryClient } from '@tanstack/react-query';
import { client, read } from '#shared/api/api.ts';

/** What people call chains and their main coins, by the main coin’s symbol; and the sub-wallets of a wallet. */
export interface Names {
  net: (baseSymbol: string) => string;
  coin: (symbol: string) => string;
  subWallet: (id: number) => string;
  /** All that somebody sees in the wallet. */
  subWalletIds: readonly number[];
}

/** Reads the parts of an item. */
export interface Reader {
  call: <Params, Data>(endpoint: Query<Params, Data>, params: Params) => Promise<Data>;
  names: (walletId: number) => Promise<Names>;
}

function namesIn(chains: readonly Network[], subWallets: DataOf<typeof wallets.allSubWallets>): Names {
  const find = (symbol: string) => chains.find((chain) => chain.symbol === symbol);
  return {
    net: (symbol) => find(symbol)?.coin_net ?? symbol,
    coin: (symbol) => find(symbol)?.symbol_alias ?? symbol,
    subWallet: (id) => subWallets.find((one) => one.sub_wallet_id === id)?.sub_wallet_name ?? String(id),
    subWalletIds: subWallets.map((one) => one.sub_wallet_id),
  };
}

/** Reads anew what is decided about; names, which hardly change, from what is known of them. */
export function readerOf(queryClient: QueryClient, signal: AbortSignal): Reader {
  return {
    call: (endpoint, params) => client.call(endpoint, params, { signal }),
    names: async (wallet_id) => {
      const [chains, subWallets] = await Promise.all([
        queryClient.fetchQuery({ ...read(addressBook.chains, { wallet_id }), staleTime: cacheLifetime }),
        queryClient.fetchQuery({ ...read(wallets.allSubWallets, { wallet_id }), staleTime: cacheLifetime }),
      ]);
      return namesIn(chains, subWallets);
    },
  };
}
