import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intent } from '../intents/intent.ts';
import { OrderEssence } from '../order/order-essence.tsx';
import { summaryOf } from '../order/order-receipt.rules.ts';
import { lazyConfirm, Outcome } from '../payment-flow/lazy-pages.ts';
import { PaymentPages } from '../payment-flow/payment-pages.tsx';
import { QrSign } from '../signing/lazy-qr-sign.tsx';
import { SpeedUpForm } from './speed-up-form.tsx';
import type { PendingOrder } from './speed-up.rules.ts';
import { useSpeedUp } from './use-speed-up.ts';

// What comes after the form is wanted later, if at all.
const { Confirm } = lazyConfirm(async () => (await import('./confirm-copy.tsx')).ConfirmCopy);
const Cancel = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

export interface SpeedUpFlowProps {
  kind: 'withdraw' | 'web3';
  order: PendingOrder;
  /** When the order was read. */
  observedAt: number;
  uid: number;
  /** The copies of this order that this browser asked for. */
  copies: readonly Intent[];
  onClose: () => void;
}

/** Its fee, the confirmation, and what became of it. */
export function SpeedUpFlow({ kind, order, observedAt, uid, copies, onClose }: SpeedUpFlowProps) {
  const { t } = useTranslation();
  const { flow, refused, review, dispatch } = useSpeedUp(order, { uid, copies });
  const [over, setOver] = useState<'sign' | 'cancel' | null>(null);
  const title = t('speedUp.title');
  return (
    <>
      <PaymentPages
        flow={flow}
        titles={{ form: title, confirm: t('speedUp.confirm'), outcome: title }}
        onClose={onClose}
        form={
          <SpeedUpForm
            kind={kind}
            order={order}
            observedAt={observedAt}
            refused={refused}
            onReview={(terms, fee) => void review(terms, fee)}
            onSign={() => setOver('sign')}
            onCancelOrder={() => setOver('cancel')}
            onClose={onClose}
          />
        }
        confirm={(copy) => (
          <Confirm
            order={order}
            copy={copy}
            sending={flow.sending}
            problem={flow.problem}
            onConfirm={() => void dispatch(copy.intent)}
            onBack={flow.toForm}
          />
        )}
        outcome={(intent, needSign) => (
          <Outcome
            intent={intent}
            uid={uid}
            needSign={needSign}
            sending={flow.sending}
            problem={flow.problem}
            onResend={() => void dispatch(intent)}
            onShowOrder={onClose}
            onClose={onClose}
          />
        )}
      />
      {over === 'sign' ? (
        <QrSign
          request={{ business_type: kind, business_id: order.id, summary: summaryOf(order) }}
          onClose={() => setOver(null)}
        >
          <OrderEssence order={order} />
        </QrSign>
      ) : null}
      {over === 'cancel' ? (
        <Suspense>
          <Cancel kind={kind} id={order.id} onDone={onClose} onClose={() => setOver(null)}>
            <OrderEssence order={order} />
          </Cancel>
        </Suspense>
      ) : null}
    </>
  );
}
