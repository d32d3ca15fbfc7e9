import type { SubWallet } from '@mpc/api';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { BatchDrawer, Brc20Drawer, readBillTransfer, TransferDrawer, Web3Drawer } from '#features/payments';
import { PendingDrawer } from '#features/speed-up';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { useWallet } from '#shared/selection/use-wallet-role.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import {
  AddressDrawer,
  AliasDialog,
  CoinDrawer,
  HideCoinDialog,
  ManageCoinsDrawer,
  NftDrawer,
  ReceiveDrawer,
} from './lazy-drawers.ts';

/** What the address says stands open over the sub-wallet. */
export function SubWalletDrawers({ subWallet }: { subWallet: SubWallet }) {
  const { open } = useOverlayParam();
  return (
    <Suspense>
      {open === null ? null : <Opened kind={open.kind} id={open.id} subWallet={subWallet} />}
    </Suspense>
  );
}

interface OpenedProps {
  kind: string;
  id: string | null;
  subWallet: SubWallet;
}

function Opened({ kind, id, subWallet }: OpenedProps) {
  const { show, close } = useOverlayParam();
  const navigate = useNavigate();
  const wallet = useWallet();
  const showOrder = (transKind: string) => (order: number) =>
    void navigate(withSelection(`${paths.center.transactions}?open=${transKind}:${order}`, location.search));
  const here = { subWallet, onClose: close };
  const paid = kind === 'billTransfer' ? readBillTransfer(id) : null;
  switch (kind) {
    case 'receive':
      return <ReceiveDrawer {...here} symbol={id} />;
    case 'transfer':
    case 'billTransfer':
      return wallet === undefined || (kind === 'billTransfer' && paid === null) ? null : (
        <TransferDrawer
          walletId={wallet.wallet_id}
          walletName={wallet.wallet_name}
          subWalletId={subWallet.sub_wallet_id}
          subWalletName={subWallet.sub_wallet_name}
          initialSymbol={paid?.symbol ?? id}
          billId={paid?.billId ?? null}
          onLeaveBill={() => show('transfer', paid?.symbol, { replace: true })}
          onClose={close}
          onShowOrder={showOrder('withdraw')}
        />
      );
    case 'batch':
      return wallet === undefined ? null : (
        <BatchDrawer
          {...here}
          walletId={wallet.wallet_id}
          walletName={wallet.wallet_name}
          onShowOrder={showOrder('withdraw')}
        />
      );
    case 'inscriptions':
      return wallet === undefined ? null : (
        <Brc20Drawer {...here} wallet={wallet} ticker={id} onShowOrder={showOrder('withdraw')} />
      );
    case 'web3':
      return (
        <Web3Drawer
          {...here}
          form={id === 'nft' || id === 'revoke' ? id : 'web3'}
          onShowOrder={showOrder('web3')}
        />
      );
    case 'pending':
      return (
        <PendingDrawer
          subWalletId={subWallet.sub_wallet_id}
          onShowOrder={(transKind, order) => showOrder(transKind)(order)}
          onClose={close}
        />
      );
    case 'manage':
      return <ManageCoinsDrawer {...here} />;
    case 'alias':
      return <AliasDialog {...here} />;
    case 'coin':
      return id === null ? null : <CoinDrawer {...here} symbol={id} />;
    case 'hide':
      return id === null ? null : <HideCoinDialog {...here} symbol={id} />;
    case 'address':
      return id === null ? null : <AddressDrawer {...here} address={id} />;
    case 'nft':
      return id === null ? null : <NftDrawer subWallet={subWallet} collection={id} />;
    default:
      return null;
  }
}
