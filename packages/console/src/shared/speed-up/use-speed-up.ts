import type { SpeedUp } from '@mpc/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coinName } from '../coin/coin-name.ts';
import type { FeeOption } from '../fee/fee.rules.ts';
import { isOpen, requestIdOf, speedsUp, unsent, type Intent } from '../intents/intent.ts';
import { orderFacts } from '../intents/look-up.ts';
import { adoptOrphans, type SendResult } from '../intents/send-payment.ts';
import { useIntents } from '../intents/use-intents.ts';
import { useSend } from '../intents/use-send.ts';
import { orderDigest } from '../payment/order-digest.ts';
import type { Problem } from '../outcome/outcome-page.tsx';
import { fasterCopy, type PendingOrder } from './speed-up.rules.ts';

/** What a person is asked to confirm, frozen: another fee is another intent, with a number of its own. */
export interface Copy {
  intent: Intent;
  terms: SpeedUp;
  fee: FeeOption;
}

/** Where a faster copy stands: its fee is chosen, it is confirmed, or it has been sent. */
export type Step =
  | { at: 'form' }
  | { at: 'confirm'; copy: Copy }
  | { at: 'outcome'; intent: Intent; needSign: boolean };

/** Asks for a faster copy of one order: once, written down before it is sent, and followed until its end is known. */
export function useSpeedUp(order: PendingOrder, uid: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { send, sending } = useSend();
  const [step, setStep] = useState<Step>({ at: 'form' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const mine = (useIntents(uid) ?? []).filter((intent) => speedsUp(intent) === order.id);
  const unsettled = mine.find((intent) => isOpen(intent) && intent.state !== 'sending');

  useEffect(() => {
    // A browser that keeps nothing has nothing to take over; sending will say so.
    void adoptOrphans(uid, order.sub_wallet_id).catch(() => undefined);
  }, [uid, order.sub_wallet_id]);

  const go = (next: Step) => {
    setProblem(null);
    setStep(next);
  };

  /** Freezes a fee to be confirmed. */
  const review = async (terms: SpeedUp, fee: FeeOption) => {
    setRefused(null);
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
    go({ at: 'confirm', copy: { intent, terms, fee } });
  };

  const settle = (result: SendResult) => {
    switch (result.kind) {
      case 'sent':
        return go({ at: 'outcome', intent: result.intent, needSign: result.needSign });
      case 'unsettled':
        return go({ at: 'outcome', intent: result.intent, needSign: false });
      case 'refused': {
        const { code, msg } = result.refusal;
        for (const domain of ['withdrawals', 'web3', 'transactions'])
          void queries.invalidateQueries({ queryKey: [domain] });
        setRefused(code === '200071' ? t('speedUp.tooLate') : msg || code);
        return go({ at: 'form' });
      }
      default:
        return setProblem(result.kind);
    }
  };

  const dispatch = async (intent: Intent) => {
    setProblem(null);
    // Earlier copies that were taken are no repetition: each has to pay more than the one before.
    const earlier = mine.filter(({ state }) => state === 'sent').map(requestIdOf);
    settle(await send(intent, earlier));
  };

  const shown: Step =
    step.at === 'form' && unsettled !== undefined
      ? { at: 'outcome', intent: unsettled, needSign: false }
      : step;
  return {
    step:
      shown.at === 'outcome'
        ? {
            ...shown,
            intent: mine.find((one) => requestIdOf(one) === requestIdOf(shown.intent)) ?? shown.intent,
          }
        : shown,
    go,
    review,
    dispatch,
    sending,
    problem,
    refused,
  };
}
