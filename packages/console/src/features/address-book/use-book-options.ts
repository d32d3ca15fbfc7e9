import { addressBook, wallets } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { walletOf, type BookId } from './book-id.ts';

/** The chains whose addresses can be kept, those in use first. */
export function useBookChains(book: BookId, isWanted = true) {
  const walletId = walletOf(book);
  const subWalletId = book.kind === 'subWallet' ? book.subWalletId : undefined;
  const chains = useQuery({
    ...read(addressBook.chains, walletId === undefined ? {} : { wallet_id: walletId }),
    staleTime: cacheLifetime,
    enabled: isWanted,
  });
  const inUse = useQuery({
    ...read(addressBook.chainInUse, subWalletId === undefined ? {} : { sub_wallet_id: subWalletId }),
    staleTime: cacheLifetime,
    enabled: isWanted,
  });
  const order = inUse.data?.list.map(({ base_symbol }) => base_symbol) ?? [];
  const rank = (symbol: string) => {
    const at = order.indexOf(symbol);
    return at < 0 ? order.length : at;
  };
  return {
    chains: [...(chains.data ?? [])].sort((one, other) => rank(one.symbol) - rank(other.symbol)),
    /** The chain most in use; undefined until it is known, and where nothing is in use. */
    usual: inUse.data?.base_symbol || undefined,
    /** Whether it is known, or could not be read: it is read again where a form opens, which must not close that form. */
    ready: inUse.isFetched,
    reading: chains,
  };
}

/** The sub-wallets of a wallet this person sees, to choose from. */
export function useSubWalletNames(walletId: number | undefined) {
  const names = useQuery({
    ...read(wallets.allSubWallets, { wallet_id: walletId ?? 0 }),
    staleTime: cacheLifetime,
    enabled: walletId !== undefined,
  });
  return names.data ?? [];
}

/** What this person is in a wallet; undefined until it is known. */
export function useWalletRole(walletId: number | undefined) {
  const assets = useQuery({ ...read(wallets.assets, { type: 0 }), staleTime: cacheLifetime });
  const { not_complete_list = [], top_wallet = [], wallet_list = [] } = assets.data ?? {};
  return [...top_wallet, ...wallet_list, ...not_complete_list].find((one) => one.wallet_id === walletId)
    ?.role;
}
