import { useState } from 'react';
import { PaymentPlace, type Place } from '../flow/payment-place.tsx';
import { TransferFlow } from './transfer-flow.tsx';
import { useKept } from './use-kept.ts';
import { startValues } from './use-transfer-form.ts';

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
    <PaymentPlace
      offered={{
        wallet: { id: walletId, name: walletName },
        subWallet: { id: subWalletId, name: subWalletName },
      }}
      onClose={onClose}
    >
      {(place) => (
        <KeptTransfer
          place={place}
          initialSymbol={initialSymbol}
          onClose={onClose}
          onShowOrder={onShowOrder}
        />
      )}
    </PaymentPlace>
  );
}

interface KeptTransferProps extends Pick<TransferDrawerProps, 'initialSymbol' | 'onClose' | 'onShowOrder'> {
  place: Place;
}

function KeptTransfer({ place, initialSymbol, ...rest }: KeptTransferProps) {
  const [openedWith] = useState(initialSymbol);
  const kept = useKept({ uid: place.uid, kind: 'transfer', subWalletId: place.home.subWallet.id });
  if (kept === null) return null;
  return (
    <TransferFlow {...rest} place={place} start={startValues(kept, openedWith)} openedWith={openedWith} />
  );
}
