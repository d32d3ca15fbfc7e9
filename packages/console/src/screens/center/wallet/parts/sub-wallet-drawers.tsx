import { wallets, type SubWallet } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { read } from '../../../../shared/api/api.ts';
import { useOpen } from '../../../../shared/open/use-open.ts';
import { paths } from '../../../../shared/paths.ts';
import { withSelection } from '../../../../shared/selection/with-selection.ts';

const Receive = lazy(async () => ({ default: (await import('./receive/receive-drawer.tsx')).ReceiveDrawer }));
const Transfer = lazy(async () => ({
  default: (await import('./transfer/transfer-drawer.tsx')).TransferDrawer,
}));

/** What the address says stands open over the sub-wallet. */
export function SubWalletDrawers({ subWallet }: { subWallet: SubWallet }) {
  const { open, close } = useOpen();
  const navigate = useNavigate();
  const assets = useQuery(read(wallets.assets, { type: 0 }));
  const wallet = [...(assets.data?.top_wallet ?? []), ...(assets.data?.wallet_list ?? [])].find(
    (one) => one.wallet_id === subWallet.wallet_id,
  );
  const showOrder = (id: number) =>
    void navigate(withSelection(`${paths.center.transactions}?open=withdraw:${id}`, location.search));
  return (
    <Suspense>
      {open?.kind === 'receive' ? (
        <Receive subWallet={subWallet} initialSymbol={open.id} onClose={close} />
      ) : null}
      {open?.kind === 'transfer' && wallet !== undefined ? (
        <Transfer
          walletId={wallet.wallet_id}
          walletName={wallet.wallet_name}
          subWalletId={subWallet.sub_wallet_id}
          subWalletName={subWallet.sub_wallet_name}
          initialSymbol={open.id}
          onClose={close}
          onShowOrder={showOrder}
        />
      ) : null}
    </Suspense>
  );
}
