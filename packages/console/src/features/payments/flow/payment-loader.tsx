import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { currentTime } from '#shared/time/server-time.ts';
import { memory, type Intent } from '../intents/intent.ts';
import { forgetSettledIntents } from '../intents/journal.ts';
import { adoptOrphans } from '../intents/send-payment.ts';
import { useIntents, useQuarantined } from '../intents/use-intents.ts';
import { QuarantineNotices } from '../outcome/quarantine.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { AwayNotice } from './away-notice.tsx';
import { useHome, type PaymentSource } from './use-home.ts';

/** Who pays from where, and what they have paid in this browser. */
export interface PaymentContext {
  uid: number;
  home: PaymentSource;
  intents: readonly Intent[];
  /** This tab works on another sub-wallet by now. */
  isAway: boolean;
  /** What is shown instead of a form while it may not be used. */
  lock: ReactNode;
}

interface PaymentLoaderProps {
  /** The sub-wallet that is chosen now; a form is bound to that of the moment it opens. */
  offered: PaymentSource;
  onClose: () => void;
  children: (context: PaymentContext) => ReactNode;
}

/** Where a payment is made, once what this browser remembers of earlier ones is read. */
export function PaymentLoader(props: PaymentLoaderProps) {
  const uid = useCommonStore((state) => state.user?.uid);
  // The session may end under an open drawer; what was begun stays with whom it was begun by.
  const [owner] = useState(uid);
  return owner === undefined ? null : <OwnedPaymentLoader {...props} uid={owner} />;
}

function OwnedPaymentLoader({ uid, offered, onClose, children }: PaymentLoaderProps & { uid: number }) {
  const { home, away, goHome } = useHome(offered);
  const intents = useIntents(uid);
  const quarantined = useQuarantined(uid);
  const adopted = useAdopted(uid, home.subWallet.id);
  // Nothing for the few milliseconds that reading takes: a drawer shown meanwhile would be another one, and the focus
  // would not find its way back when it closes.
  if (intents === null || quarantined === null || !adopted) return null;
  const held = quarantined.filter(({ subWalletId }) => subWalletId === home.subWallet.id);
  const lock = away ? (
    <AwayNotice home={home} onBack={goHome} onClose={onClose} />
  ) : held.length > 0 ? (
    <Suspense>
      <QuarantineNotices records={held} />
    </Suspense>
  ) : null;
  return children({ uid, home, intents, isAway: away, lock });
}

/** Whether payments of closed tabs have been taken over, and old ones forgotten. No sub-wallet is not known yet. */
export function useAdopted(uid: number, subWalletId: number | null): boolean {
  const [adopted, setAdopted] = useState(false);
  useEffect(() => {
    if (subWalletId === null) return undefined;
    let wanted = true;
    const adopt = async () => {
      // A browser that keeps nothing has nothing to take over; sending will say so.
      await adoptOrphans(uid, subWalletId).catch(() => undefined);
      await forgetSettledIntents(uid, currentTime() - memory).catch(() => undefined);
      if (wanted) setAdopted(true);
    };
    void adopt();
    return () => {
      wanted = false;
    };
  }, [uid, subWalletId]);
  return adopted;
}
