import { DrawerStack, Skeleton } from '@mpc/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderEssence } from '../order/order-essence.tsx';
import { summaryOf } from '../order/order-receipt.rules.ts';
import { QrSign } from '../signing/lazy-qr-sign.tsx';
import { SpeedUpForm } from './speed-up-form.tsx';
import type { PendingOrder } from './speed-up.rules.ts';
import { useSpeedUp } from './use-speed-up.ts';

// What comes after the form is wanted later, if at all.
const Confirm = lazy(async () => ({ default: (await import('./confirm-copy.tsx')).ConfirmCopy }));
const Outcome = lazy(async () => ({
  default: (await import('../outcome/outcome-page.tsx')).OutcomePage,
}));
const Cancel = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

export interface SpeedUpFlowProps {
  kind: 'withdraw' | 'web3';
  order: PendingOrder;
  /** When the order was read. */
  observedAt: number;
  uid: number;
  onClose: () => void;
}

/** Its fee, the confirmation, and what became of it. */
export function SpeedUpFlow({ kind, order, observedAt, uid, onClose }: SpeedUpFlowProps) {
  const { t } = useTranslation();
  const copy = useSpeedUp(order, uid);
  const [closedCode, setClosedCode] = useState<string | null>(null);
  const [over, setOver] = useState<'sign' | 'cancel' | null>(null);
  const { step, go, sending } = copy;
  const form = {
    key: 'form',
    title: t('speedUp.title'),
    content: (
      <SpeedUpForm
        kind={kind}
        order={order}
        observedAt={observedAt}
        refused={copy.refused}
        onReview={(terms, fee) => void copy.review(terms, fee)}
        onSign={() => setOver('sign')}
        onCancelOrder={() => setOver('cancel')}
        onClose={onClose}
      />
    ),
  };
  const pages =
    step.at === 'outcome'
      ? [
          {
            key: 'form',
            title: t('speedUp.title'),
            content: (
              <Suspense fallback={<Skeleton shape="form" />}>
                <Outcome
                  intent={step.intent}
                  sending={sending}
                  problem={copy.problem}
                  onResend={() => void copy.dispatch(step.intent)}
                  onShowOrder={onClose}
                  onClose={onClose}
                />
              </Suspense>
            ),
          },
        ]
      : step.at === 'confirm'
        ? [
            form,
            {
              key: 'confirm',
              title: t('speedUp.confirm'),
              content: (
                <Suspense fallback={<Skeleton shape="form" />}>
                  <Confirm
                    order={order}
                    copy={step.copy}
                    sending={sending}
                    problem={copy.problem}
                    onConfirm={() => void copy.dispatch(step.copy.intent)}
                    onBack={() => go({ at: 'form' })}
                  />
                </Suspense>
              ),
            },
          ]
        : [form];
  const toSign = step.at === 'outcome' && step.needSign && closedCode !== step.intent.digest;
  return (
    <>
      <DrawerStack
        pages={pages}
        onPop={() => {
          if (sending) return;
          if (pages.length > 1) go({ at: 'form' });
          else onClose();
        }}
        onClear={onClose}
      />
      {toSign || over === 'sign' ? (
        <QrSign
          request={{ business_type: kind, business_id: order.id, summary: summaryOf(order) }}
          onClose={() => {
            setOver(null);
            if (step.at === 'outcome') setClosedCode(step.intent.digest);
          }}
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
