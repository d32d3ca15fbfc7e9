import { codes } from '@mpc/api';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { FeeOption } from '#features/network-fee';
import { type Intent, requestIdOf, usePaymentFlow } from '#features/payments';
import { copyOf, type PendingOrder } from './speed-up.rules.ts';

interface Options {
  /** The order's number, as it was asked for. */
  id: number;
  uid: number;
  /** The copies of this order that this browser asked for. */
  copies: readonly Intent[];
}

/** Asks for a replacement of one order: once, written down before it is sent, and followed until its end is known. */
export function useSpeedUp(order: PendingOrder, { id, uid, copies }: Options) {
  const { t } = useTranslation();
  const flow = usePaymentFlow({
    intents: copies,
    refreshed: ['withdrawals', 'web3', 'transactions'],
    onSent: () => {},
  });
  const [reviewed, setReviewed] = useState<{ order: PendingOrder; fee: FeeOption } | null>(null);
  const { refused } = flow;
  // Earlier copies that were taken are no repetition: each has to pay more than the one before.
  const taken = copies.filter(({ state }) => state === 'sent').map(requestIdOf);
  return {
    flow: { ...flow, dispatch: (intent: Intent) => flow.dispatch(intent, taken) },
    /** What the server said to the last copy. */
    refused:
      refused === null
        ? null
        : refused.code === codes.speedUpNotSupported
          ? t('speedUp.tooLate')
          : refused.msg || refused.code,
    /** What is to be confirmed: the order as it was looked at, and its new fee. */
    reviewed,
    /** Freezes an order and its new fee to be confirmed. */
    review: (chosen: FeeOption) => {
      flow.forgive();
      setReviewed({ order, fee: chosen });
      flow.toConfirm(copyOf({ ...order, id }, chosen, uid));
    },
  };
}
