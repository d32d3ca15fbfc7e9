import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { clearSelection, useWalletStore } from './wallet-store.ts';

/** An id that an address names. */
export function idIn(search: URLSearchParams, name: string): number | null {
  const text = search.get(name);
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** The wallet this tab works on, for what stands in every row: it listens to the address alone. */
export function useWalletId(): number | null {
  const { search } = useLocation();
  const remembered = useWalletStore(({ wallet }) => wallet?.id ?? null);
  return idIn(new URLSearchParams(search), 'w') ?? remembered;
}

/** The wallet (`w`) and sub-wallet (`s`) this tab works on. The address says; what was remembered only fills its gaps. */
export function useSelection() {
  const [search, setSearch] = useSearchParams();
  const remembered = useWalletStore();
  const named = idIn(search, 'w');
  const walletId = named ?? remembered.wallet?.id ?? null;
  // A remembered sub-wallet belongs to the remembered wallet and to no other.
  const kept = named === null || named === remembered.wallet?.id ? (remembered.subWallet?.id ?? null) : null;
  const subWalletId = idIn(search, 's') ?? kept;

  const selectWallet = useCallback(
    (wallet: { id: number; name: string }) => {
      useWalletStore.setState({ wallet, subWallet: null });
      setSearch((now) => {
        const next = new URLSearchParams(now);
        next.set('w', String(wallet.id));
        next.delete('s');
        next.delete('open');
        next.delete('page');
        return next;
      });
    },
    [setSearch],
  );

  const selectSubWallet = useCallback(
    (sub: { id: number; name: string }, options: { replace?: boolean } = {}) => {
      useWalletStore.setState({ subWallet: sub });
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.set('s', String(sub.id));
          // The page of one sub-wallet's list means nothing in another.
          if (options.replace !== true) next.delete('page');
          return next;
        },
        { replace: options.replace ?? false },
      );
    },
    [setSearch],
  );

  return { walletId, subWalletId, selectWallet, selectSubWallet, clear: clearSelection };
}
