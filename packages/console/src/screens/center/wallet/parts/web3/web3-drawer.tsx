import type { SubWallet } from '@mpc/api';
import { Button, Drawer, DrawerFooter, EmptyState } from '@mpc/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adoptOrphans } from '../../../../../shared/intents/send-payment.ts';
import { useIntents } from '../../../../../shared/intents/use-intents.ts';
import { useWallet } from '../../../../../shared/selection/use-wallet-role.ts';
import { useCommonStore } from '../../../../../shared/session/common-store.ts';
import { useDraft } from '../../use-draft.ts';
import { AwayNotice } from '../transfer/away-notice.tsx';
import type { Home } from '../transfer/transfer-facts.ts';
import { useHome } from '../transfer/use-home.ts';
import { Web3Flow } from './web3-flow.tsx';
import { emptyWeb3, isWeb3Values } from './web3.values.ts';

export interface Web3DrawerProps {
  subWallet: SubWallet;
  onClose: () => void;
  /** Shows a call where its whole story is told. */
  onShowOrder: (id: number) => void;
}

/** A call of a contract: the form, the confirmation, and what became of it. Only Web3 sub-wallets make one. */
export function Web3Drawer({ subWallet, onClose, onShowOrder }: Web3DrawerProps) {
  const { t } = useTranslation();
  const wallet = useWallet();
  const uid = useCommonStore((state) => state.user?.uid);
  // The session may end under an open drawer; what was begun stays with whom it was begun by.
  const [owner] = useState(uid);
  if (subWallet.sub_wallet_type === 1)
    return (
      <Drawer open title={t('web3.title')} onClose={onClose}>
        <EmptyState title={t('web3.assetOnly')}>
          {t('web3.assetOnlyDetail', { name: subWallet.alias || subWallet.sub_wallet_name })}
        </EmptyState>
        <DrawerFooter>
          <Button block onClick={onClose}>
            {t('transfer.close')}
          </Button>
        </DrawerFooter>
      </Drawer>
    );
  if (owner === undefined || wallet === undefined) return null;
  return (
    <OwnedDrawer
      uid={owner}
      offered={{
        wallet: { id: wallet.wallet_id, name: wallet.wallet_name },
        subWallet: { id: subWallet.sub_wallet_id, name: subWallet.sub_wallet_name },
      }}
      onClose={onClose}
      onShowOrder={onShowOrder}
    />
  );
}

interface OwnedProps extends Pick<Web3DrawerProps, 'onClose' | 'onShowOrder'> {
  uid: number;
  offered: Home;
}

function OwnedDrawer({ uid, offered, onClose, onShowOrder }: OwnedProps) {
  const { home, away, goHome } = useHome(offered);
  const subWalletId = home.subWallet.id;
  const draft = useDraft({ kind: 'web3', subWalletId, empty: emptyWeb3, isValues: isWeb3Values });
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
    <Web3Flow
      uid={uid}
      home={home}
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
