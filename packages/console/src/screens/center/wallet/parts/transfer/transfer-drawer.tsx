import { useState } from 'react';
import { useIntents } from '../../../../../shared/intents/use-intents.ts';
import { useCommonStore } from '../../../../../shared/session/common-store.ts';
import { AwayNotice } from './away-notice.tsx';
import { TransferFlow } from './transfer-flow.tsx';
import { useHome } from './use-home.ts';
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
  const uid = useCommonStore((state) => state.user?.uid);
  // The session may end under an open drawer; what was begun stays with whom it was begun by.
  const [owner] = useState(uid);
  return owner === undefined ? null : <OwnedDrawer {...props} uid={owner} />;
}

function OwnedDrawer({
  uid,
  initialSymbol,
  onClose,
  onShowOrder,
  ...offered
}: TransferDrawerProps & { uid: number }) {
  const { home, away, goHome } = useHome({
    wallet: { id: offered.walletId, name: offered.walletName },
    subWallet: { id: offered.subWalletId, name: offered.subWalletName },
  });
  const [openedWith] = useState(initialSymbol);
  const place = { uid, kind: 'transfer', subWalletId: home.subWallet.id };
  const kept = useKept(place);
  const intents = useIntents(uid);
  // Nothing for the few milliseconds that reading takes: a drawer shown meanwhile would be another one, and the focus
  // would not find its way back when it closes.
  if (kept === null || intents === null) return null;
  return (
    <TransferFlow
      place={place}
      home={home}
      start={startValues(kept, openedWith)}
      openedWith={openedWith}
      intents={intents}
      lock={away ? <AwayNotice home={home} onBack={goHome} onClose={onClose} /> : null}
      onClose={onClose}
      onShowOrder={onShowOrder}
    />
  );
}
