import { useState } from 'react';
import { PaymentLoader, type PaymentContext } from '../flow/payment-loader.tsx';
import type { Prefill } from '../prefill.ts';
import { BillTransfer } from './bill-transfer.tsx';
import { TransferFlow } from './transfer-flow.tsx';
import { useKept } from './use-kept.ts';
import { draftKind } from './transfer.values.ts';
import { startOf, type Kept } from './use-transfer-form.ts';

export interface TransferDrawerProps {
  walletId: number;
  walletName: string;
  subWalletId: number;
  subWalletName: string;
  /** The coin to start with, as from its row. */
  initialSymbol: string | null;
  /** The bill that is paid with that coin; what it asks for is locked. @default null */
  billId?: number | null;
  /** The bill is left: what follows is another payment. @default nothing */
  onLeaveBill?: (() => void) | undefined;
  onClose: () => void;
  /** Shows an order where its whole story is told. */
  onShowOrder: (id: number) => void;
}

/** Money going out: the form, the confirmation, and what became of it. Bound to the sub-wallet it was opened for. */
export function TransferDrawer(props: TransferDrawerProps) {
  const { walletId, walletName, subWalletId, subWalletName, ...rest } = props;
  return (
    <PaymentLoader
      offered={{
        wallet: { id: walletId, name: walletName },
        subWallet: { id: subWalletId, name: subWalletName },
      }}
      onClose={props.onClose}
    >
      {(context) => <KeptTransfer {...rest} context={context} />}
    </PaymentLoader>
  );
}

type Leaving = Pick<TransferDrawerProps, 'onLeaveBill' | 'onClose' | 'onShowOrder'>;

interface KeptTransferProps extends Leaving, Pick<TransferDrawerProps, 'initialSymbol' | 'billId'> {
  context: PaymentContext;
}

function KeptTransfer({ context, initialSymbol, billId = null, ...rest }: KeptTransferProps) {
  const { uid, home } = context;
  // What it was opened with: the address says something else once the bill is left.
  const [opened] = useState({ symbol: initialSymbol, billId });
  const [fromBill, start] = useState<Prefill | null>(null);
  const { symbol } = opened;
  const kind = draftKind(opened.billId === null ? null : { billId: opened.billId }, symbol);
  const kept = useKept({ uid, kind, subWalletId: home.subWallet.id });
  if (kept === null) return null;
  const isMeant = kept.prefill?.bill?.id === (opened.billId ?? undefined);
  const prefill = fromBill ?? (isMeant ? kept.prefill : null);
  return opened.billId !== null && symbol !== null && prefill === null ? (
    <BillTransfer
      billId={opened.billId}
      symbol={symbol}
      walletId={home.wallet.id}
      onStart={start}
      onClose={rest.onClose}
    />
  ) : (
    <StartedTransfer {...rest} context={context} kept={{ ...kept, prefill }} openedWith={symbol} />
  );
}

interface StartedTransferProps extends Leaving {
  context: PaymentContext;
  kept: Kept;
  openedWith: string | null;
}

function StartedTransfer({ kept, openedWith, ...rest }: StartedTransferProps) {
  const [start] = useState(() => startOf(kept, openedWith));
  return <TransferFlow {...rest} start={start} openedWith={openedWith} />;
}
