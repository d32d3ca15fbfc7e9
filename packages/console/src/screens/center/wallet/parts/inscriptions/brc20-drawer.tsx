import type { SubWallet, Wallet } from '@mpc/api';
import { useEffect, useState } from 'react';
import { adoptOrphans } from '../../../../../shared/intents/send-payment.ts';
import { useIntents } from '../../../../../shared/intents/use-intents.ts';
import { useCommonStore } from '../../../../../shared/session/common-store.ts';
import { useDraft } from '../../use-draft.ts';
import { AwayNotice } from '../transfer/away-notice.tsx';
import { useHome } from '../transfer/use-home.ts';
import { Brc20Flow } from './brc20-flow.tsx';
import { emptyBrc20, isBrc20Values } from './brc20.values.ts';

export interface Brc20DrawerProps {
  subWallet: SubWallet;
  wallet: Wallet;
  /** The token to start with. */
  ticker: string | null;
  onClose: () => void;
  /** Shows an order where its whole story is told. */
  onShowOrder: (id: number) => void;
}

/** Inscriptions going out. Bound to the sub-wallet it was opened for. */
export function Brc20Drawer(props: Brc20DrawerProps) {
  const uid = useCommonStore((state) => state.user?.uid);
  // The session may end under an open drawer; what was begun stays with whom it was begun by.
  const [owner] = useState(uid);
  return owner === undefined ? null : <OwnedDrawer {...props} uid={owner} />;
}

function OwnedDrawer({
  uid,
  wallet,
  subWallet,
  ticker,
  onClose,
  onShowOrder,
}: Brc20DrawerProps & { uid: number }) {
  const { home, away, goHome } = useHome({
    wallet: { id: wallet.wallet_id, name: wallet.wallet_name },
    subWallet: { id: subWallet.sub_wallet_id, name: subWallet.sub_wallet_name },
  });
  const subWalletId = home.subWallet.id;
  const draft = useDraft({ kind: 'brc20', subWalletId, empty: emptyBrc20, isValues: isBrc20Values });
  const intents = useIntents(uid);
  const [adopted, setAdopted] = useState(false);
  useEffect(() => {
    let wanted = true;
    const adopt = async () => {
      // A browser that keeps nothing has nothing to take over; sending will say so.
      await adoptOrphans(uid, subWalletId).catch(() => undefined);
      if (wanted) setAdopted(true);
    };
    void adopt();
    return () => {
      wanted = false;
    };
  }, [uid, subWalletId]);
  // Nothing for the few milliseconds that reading takes: the focus would not find its way back from another drawer.
  if (draft.values === null || intents === null || !adopted) return null;
  return (
    <Brc20Flow
      uid={uid}
      home={home}
      ticker={ticker}
      values={draft.values}
      intents={intents}
      lock={away ? <AwayNotice home={home} onBack={goHome} onClose={onClose} /> : null}
      onChange={draft.change}
      onClear={draft.clear}
      onShowOrder={onShowOrder}
      onClose={onClose}
    />
  );
}
