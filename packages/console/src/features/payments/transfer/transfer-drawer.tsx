import { useState } from 'react';
import { PaymentLoader, type PaymentContext } from '../flow/payment-loader.tsx';
import { TransferFlow } from './transfer-flow.tsx';
import { useKept } from './use-kept.ts';
import { startOf, type Kept } from './use-transfer-form.ts';

export interface TransferDrawerProps {
  walletId: number;
  walletName: string;
  subWalletId: number;
  subWalletName: string;
  /** The coin to start with, as from its row. */
  initialSymbol: string | null;
  onClose: () => void;
  /** Shows an order where its whole story is told. */
  onShowOrder: (id: number) => void;
}

/** Money going out: the form, the confirmation, and what became of it. Bound to the sub-wallet it was opened for. */
export function TransferDrawer(props: TransferDrawerProps) {
  const { walletId, walletName, subWalletId, subWalletName, initialSymbol, onClose, onShowOrder } = props;
  return (
    <PaymentLoader
      offered={{
        wallet: { id: walletId, name: walletName },
        subWallet: { id: subWalletId, name: subWalletName },
      }}
      onClose={onClose}
    >
      {(context) => (
        <KeptTransfer
          context={context}
          initialSymbol={initialSymbol}
          onClose={onClose}
          onShowOrder={onShowOrder}
        />
      )}
    </PaymentLoader>
  );
}

interface KeptTransferProps extends Pick<TransferDrawerProps, 'initialSymbol' | 'onClose' | 'onShowOrder'> {
  context: PaymentContext;
}

function KeptTransfer({ context, initialSymbol, ...rest }: KeptTransferProps) {
  const [openedWith] = useState(initialSymbol);
  const kept = useKept({ uid: context.uid, kind: 'transfer', subWalletId: context.home.subWallet.id });
  if (kept === null) return null;
  return <StartedTransfer {...rest} context={context} kept={kept} openedWith={openedWith} />;
}

interface StartedTransferProps extends Pick<TransferDrawerProps, 'onClose' | 'onShowOrder'> {
  context: PaymentContext;
  kept: Kept;
  openedWith: string | null;
}

function StartedTransfer({ kept, openedWith, ...rest }: StartedTransferProps) {
  const [start] = useState(() => startOf(kept, openedWith));
  return <TransferFlow {...rest} start={start} openedWith={openedWith} />;
}
