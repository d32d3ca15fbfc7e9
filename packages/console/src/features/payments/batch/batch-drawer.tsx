import type { SubWallet } from '@mpc/api';
import { Banner, Drawer } from '@mpc/ui';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import { useQuarantined } from '../intents/use-intents.ts';
import { QuarantineNotices } from '../outcome/quarantine.ts';
import { AwayNotice } from '../flow/away-notice.tsx';
import type { PaymentSource } from '../flow/use-home.ts';
import { useHome } from '../flow/use-home.ts';
import { readBatch, type KeptBatch } from './batch-kept.ts';
import { useBatchLock } from './use-batch-lock.ts';

const BatchFlow = lazyPart(() => import('./batch-flow.tsx'), 'BatchFlow');

export interface BatchDrawerProps {
  walletId: number;
  walletName: string;
  subWallet: SubWallet;
  onClose: () => void;
  /** Shows an order where its whole story is told. */
  onShowOrder: (id: number) => void;
}

/** Many payments at once: a sheet that is filled or pasted, its confirmation, and the sending one after another. */
export function BatchDrawer({ walletId, walletName, subWallet, ...hears }: BatchDrawerProps) {
  const uid = useCommonStore((state) => state.user?.uid);
  // The session may end under an open drawer; what was begun stays with whom it was begun by.
  const [owner] = useState(uid);
  const offered: PaymentSource = {
    wallet: { id: walletId, name: walletName },
    subWallet: { id: subWallet.sub_wallet_id, name: subWallet.sub_wallet_name },
  };
  return owner === undefined ? null : <OwnedBatch uid={owner} offered={offered} {...hears} />;
}

type OwnedBatchProps = Pick<BatchDrawerProps, 'onClose' | 'onShowOrder'> & {
  uid: number;
  offered: PaymentSource;
};

/** Bound to the sub-wallet it was opened for, and open in one tab only. */
function OwnedBatch({ uid, offered, onClose, onShowOrder }: OwnedBatchProps) {
  const { t } = useTranslation();
  const { home, away, goHome } = useHome(offered);
  const held = useBatchLock(uid, home.subWallet.id);
  const quarantined = useQuarantined(uid)?.filter(({ subWalletId: at }) => at === home.subWallet.id);
  const [kept, setKept] = useState<KeptBatch | null>(null);
  const subWalletId = home.subWallet.id;
  useEffect(() => {
    if (held !== 'mine') return undefined;
    let wanted = true;
    const readKept = async () => {
      const found = await readBatch(uid, subWalletId);
      if (wanted) setKept(found);
    };
    void readKept();
    return () => {
      wanted = false;
    };
  }, [held, uid, subWalletId]);
  if (held === 'elsewhere')
    return (
      <Drawer open title={t('batch.title')} size="full" onClose={onClose}>
        <Banner tone="attention" title={t('batch.elsewhere.title')}>
          {t('batch.elsewhere.detail')}
        </Banner>
      </Drawer>
    );
  // Nothing for the few milliseconds that reading takes: a drawer shown meanwhile would be another one.
  if (kept === null || quarantined === undefined) return null;
  return (
    <Suspense>
      <BatchFlow
        uid={uid}
        home={home}
        kept={kept}
        lock={
          away ? (
            <AwayNotice home={home} onBack={goHome} onClose={onClose} />
          ) : quarantined.length > 0 ? (
            <Suspense>
              <QuarantineNotices records={quarantined} />
            </Suspense>
          ) : null
        }
        onClose={onClose}
        onShowOrder={onShowOrder}
      />
    </Suspense>
  );
}
