import { toasts } from '@mpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen, requestIdOf, type Intent } from '../../../../../shared/intents/intent.ts';
import type { SendResult } from '../../../../../shared/intents/send-payment.ts';
import { useSend } from '../../../../../shared/intents/use-send.ts';
import type { Problem } from '../../../../../shared/outcome/outcome-page.tsx';
import type { Quote } from '../../../../../shared/payment/quote.rules.ts';

/** Where a call stands. No address leads to the confirmation: it exists only after a review. */
export type Step =
  | { at: 'form' }
  | { at: 'confirm'; intent: Intent; quote: Quote }
  | { at: 'outcome'; intent: Intent; needSign: boolean };

/** What the server had against a call that was confirmed. */
export interface Web3Refused {
  code: string;
  msg: string;
}

const refreshedByRefusal = ['withdrawals', 'web3', 'wallets', 'kyt', 'addressBook', 'approvals'];

interface Options {
  intents: readonly Intent[];
  subWalletId: number;
  /** It was sent, so that it is no draft any more. */
  onSent: () => void;
}

/** Sends a call that was confirmed, once, and follows it until its end is known. */
export function useWeb3Call({ intents, subWalletId, onSent }: Options) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { send, sending } = useSend();
  const [refused, setRefused] = useState<Web3Refused | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const unsettled = intents.filter((intent) => isOpen(intent) && intent.subWallet.id === subWalletId);
  const [step, setStep] = useState<Step>(() => {
    const [newest] = unsettled.filter(({ payment }) => payment.kind === 'web3');
    return newest === undefined ? { at: 'form' } : { at: 'outcome', intent: newest, needSign: false };
  });
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const go = (next: Step) => {
    setProblem(null);
    setStep(next);
  };
  const settle = (result: SendResult) => {
    switch (result.kind) {
      case 'sent':
      case 'unsettled':
        onSent();
        setRefused(null);
        return go({
          at: 'outcome',
          intent: result.intent,
          needSign: result.kind === 'sent' && result.needSign,
        });
      case 'refused':
        setRefused(result.refusal);
        for (const domain of refreshedByRefusal) void queries.invalidateQueries({ queryKey: [domain] });
        return go({ at: 'form' });
      default:
        return setProblem(result.kind);
    }
  };
  const dispatch = async (intent: Intent, agreed: readonly string[]) => {
    setProblem(null);
    const result = await send(intent, agreed);
    if (shown.current) return settle(result);
    const said = { amount: intent.facts.amount, coin: intent.coinName };
    if (result.kind === 'sent') toasts.show({ tone: 'success', message: t('web3.sentToast') });
    else if (result.kind === 'unsettled')
      toasts.show({ tone: 'danger', message: t('intent.toast.unsettled', said) });
    else toasts.show({ tone: 'danger', message: t('web3.refusedToast') });
  };
  return {
    step:
      step.at === 'outcome'
        ? {
            ...step,
            intent: intents.find((one) => requestIdOf(one) === requestIdOf(step.intent)) ?? step.intent,
          }
        : step,
    go,
    dispatch,
    sending,
    problem,
    setProblem,
    refused,
    forgive: () => setRefused(null),
    unsettled,
  };
}
