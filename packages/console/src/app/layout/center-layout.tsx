import { useEffect } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { useShape } from '#shared/freshness/first-view.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';

/** The screens of one wallet. Its id stands in the address; where it does not, what this tab remembers is written there. */
export function CenterLayout() {
  const [search, setSearch] = useSearchParams();
  const { walletId, subWalletId } = useSelection();
  const unnamed = search.get('w') === null;
  useShape(unnamed);
  useEffect(() => {
    if (!unnamed || walletId === null) return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('w', String(walletId));
        if (subWalletId !== null) next.set('s', String(subWalletId));
        return next;
      },
      { replace: true },
    );
  }, [unnamed, walletId, subWalletId, setSearch]);
  if (walletId === null) return <Navigate to={paths.wallet.index} replace />;
  // Another wallet is another place: nothing typed or open in one may appear in the other.
  return unnamed ? null : <Outlet key={walletId} />;
}
