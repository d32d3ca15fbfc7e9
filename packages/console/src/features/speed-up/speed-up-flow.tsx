import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { type FeeOption, usualFee } from '#features/network-fee';
import { type Intent, lazyConfirm, Outcome, PaymentPages } from '#features/payments';
import { CancelDialog } from '#features/orders';
import { readingOf, type OrderQuery } from './reading.ts';
import { SpeedUpForm } from './speed-up-form.tsx';
import type { PendingOrder } from './speed-up.rules.ts';
import { useSpeedUp } from './use-speed-up.ts';
import { useTerms } from './use-terms.ts';

// What comes after the form is wanted later, if at all.
const { Confirm } = lazyConfirm(() => import('./confirm-copy.tsx'), 'ConfirmCopy');

export interface SpeedUpFlowProps {
  kind: 'withdraw' | 'web3';
  /** The order's number, as it was asked for. */
  id: number;
  order: PendingOrder;
  /** How the order is read, again and again. */
  read: OrderQuery;
  uid: number;
  /** The copies of this order that this browser asked for. */
  copies: readonly Intent[];
  /** Shows the order itself, where all that stands against it is said and what waits is signed. */
  onShowOrder: () => void;
  onClose: () => void;
}

/** Its fee, the confirmation, and what became of it. */
export function SpeedUpFlow(props: SpeedUpFlowProps) {
  const { kind, id, order, read, uid, copies, onShowOrder, onClose } = props;
  const { t } = useTranslation();
  const { flow, refused, reviewed, review } = useSpeedUp(order, { id, uid, copies });
  const terms = useTerms(kind, id);
  const [choice, setChoice] = useState(usualFee);
  const reading = readingOf(read, terms);
  const onReview = (chosen: FeeOption) => review(chosen);
  const [isCanceling, setCanceling] = useState(false);
  const title = t('speedUp.title');
  return (
    <>
      <PaymentPages
        flow={flow}
        titles={{ form: title, confirm: t('speedUp.confirm'), outcome: title }}
        onClose={onClose}
        form={
          <SpeedUpForm
            order={order}
            terms={terms}
            reading={reading}
            choice={choice}
            onChoose={setChoice}
            refused={refused}
            onReview={onReview}
            onSign={onShowOrder}
            onCancelOrder={() => setCanceling(true)}
            onClose={onClose}
          />
        }
        confirm={(summary) =>
          terms.data === undefined || reviewed === null ? null : (
            <Confirm
              flow={flow}
              summary={summary}
              copies={copies}
              looked={reviewed.order}
              order={order}
              terms={terms.data}
              reading={reading}
              choice={choice}
              fee={reviewed.fee}
              onReview={onReview}
            />
          )
        }
        outcome={(intent, needSign) => (
          <Outcome
            intent={intent}
            uid={uid}
            needSign={needSign}
            flow={flow}
            onShowOrder={onShowOrder}
            onClose={onClose}
          />
        )}
      />
      {isCanceling ? (
        <Suspense>
          <CancelDialog kind={kind} id={id} onDone={onClose} onClose={() => setCanceling(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
