import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useWalletStore } from '#shared/selection/wallet-store.ts';

interface Named {
  id: number;
  name: string;
}

/** Where a form belongs, from the moment it opens: it is never sent from anywhere else. */
export interface PaymentSource {
  wallet: Named;
  subWallet: Named;
}

/**
 * The sub-wallet a form was opened for, whatever is chosen later: a form is bound to it and is `away` while this tab
 * works on another, or on none.
 */
export function useHome(offered: PaymentSource): { home: PaymentSource; away: boolean; goHome: () => void } {
  const [home] = useState(offered);
  const { walletId, subWalletId } = useSelection();
  const [, setSearch] = useSearchParams();
  const goHome = useCallback(() => {
    useWalletStore.setState(home);
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.set('w', String(home.wallet.id));
      next.set('s', String(home.subWallet.id));
      return next;
    });
  }, [home, setSearch]);
  const away =
    offered.wallet.id !== home.wallet.id ||
    offered.subWallet.id !== home.subWallet.id ||
    walletId !== home.wallet.id ||
    subWalletId !== home.subWallet.id;
  return { home, away, goHome };
}
