import type { SpeedUp } from '@mpc/api';
import { useTranslation } from 'react-i18next';
import { coinName } from '../coin/coin-name.ts';
import type { FeeOption } from '../fee/fee.rules.ts';
import { requestIdOf, unsent, type Intent } from '../intents/intent.ts';
import { orderFacts } from '../intents/look-up.ts';
import { usePaymentFlow, type Summary } from '../payment-flow/use-payment-flow.ts';
import { orderDigest } from '../payment/order-digest.ts';
import { fasterCopy, type PendingOrder } from './speed-up.rules.ts';

/** What a person is asked to confirm, and what it is compared with. */
export interface Copy extends Summary {
  terms: SpeedUp;
  fee: FeeOption;
}

interface Options {
  uid: number;
  /** The copies of this order that this browser asked for. */
  copies: readonly Intent[];
}

/** Asks for a faster copy of one order: once, written down before it is sent, and followed until its end is known. */
export function useSpeedUp(order: PendingOrder, { uid, copies }: Options) {
  const { t } = useTranslation();
  const flow = usePaymentFlow<Copy>({
    intents: copies,
    refreshed: ['withdrawals', 'web3', 'transactions'],
    onSent: () => {},
  });
  const { refused } = flow;
  return {
    flow,
    /** What the server said to the last copy. */
    refused:
      refused === null
        ? null
        : refused.code === '200071'
          ? t('speedUp.tooLate')
          : refused.msg || refused.code,
    /** Freezes a fee to be confirmed. */
    review: async (terms: SpeedUp, fee: FeeOption) => {
      flow.forgive();
      const facts = orderFacts(order);
      const intent: Intent = {
        uid,
        wallet: { id: order.wallet_id, name: order.wallet_name },
        subWallet: { id: order.sub_wallet_id, name: order.sub_wallet_name },
        payment: fasterCopy(order, fee.fields, crypto.randomUUID()),
        facts,
        coinName: coinName(order),
        unit: order.symbol_alias,
        fee: { amount: fee.amount, unit: order.fee_symbol_alias ?? terms.fee_unit },
        digest: await orderDigest(facts),
        createdAt: Date.now(),
        ...unsent,
      };
      flow.toConfirm({ intent, quote: { amount: fee.amount, at: Date.now() }, terms, fee });
    },
    /** Earlier copies that were taken are no repetition: each has to pay more than the one before. */
    dispatch: (intent: Intent) =>
      flow.dispatch(intent, copies.filter(({ state }) => state === 'sent').map(requestIdOf)),
  };
}
