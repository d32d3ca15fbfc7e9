import type { DomainName } from '@mpc/api';
import { toasts } from '@mpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { factsOf, isOpen, requestIdOf, type Intent } from '../intents/intent.ts';
import type { SendResult } from '../intents/send-payment.ts';
import { useSend } from '../intents/use-send.ts';
import type { Problem } from '../outcome/outcome-page.tsx';
import type { Quote } from '../intents/quote.rules.ts';

/** What a person is asked to confirm, frozen: another summary is another intent, with a number of its own. */
export interface Summary {
  intent: Intent;
  quote: Quote;
}

/** What the server had against a payment that was confirmed. */
export type Refusal = Extract<SendResult, { kind: 'refused' }>['refusal'];

/** Where a payment stands. No address leads to the confirmation: it exists only after a review. */
type Step<S> =
  | { at: 'form' }
  | { at: 'confirm'; summary: S }
  | { at: 'outcome'; intent: Intent; needSign: boolean };

interface Options {
  /** The payments this browser has made of the kind, in the place, that the flow is about. */
  intents: readonly Intent[];
  /** With which of those that are not settled it begins; the newest, if nothing is said. */
  beginsWith?: (intent: Intent) => boolean;
  /** The form may not be used now. */
  isLocked?: boolean;
  /** What is asked again where the server refuses: domains of calls. */
  refreshed: readonly DomainName[];
  /** The server has it, or may have it: what was typed is no draft any more, it lives on as an intent. */
  onSent: (intent: Intent) => void;
  onRefused?: (refusal: Refusal, intent: Intent) => void;
}

/** Form, confirmation, outcome: one payment on its way, sent once and followed until its end is known. */
export function usePaymentFlow<S extends Summary = Summary>(options: Options) {
  const { intents, beginsWith = () => true, isLocked = false, refreshed, onSent, onRefused } = options;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { send, sending } = useSend();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  // The journal is read a moment later than the refusal is known.
  const [refusedId, setRefusedId] = useState<string | null>(null);
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const openIntents = intents.filter((intent) => isOpen(intent) && requestIdOf(intent) !== refusedId);
  const [step, setStep] = useState<Step<S>>(() => {
    const newest = openIntents.find(beginsWith);
    return newest === undefined ? { at: 'form' } : { at: 'outcome', intent: newest, needSign: false };
  });
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const go = (next: Step<S>) => {
    setProblem(null);
    if (next.at !== 'confirm') setAgreed([]);
    setStep(next);
  };
  const settle = (intent: Intent, result: SendResult) => {
    switch (result.kind) {
      case 'sent':
      case 'unknown':
        onSent(result.intent);
        setRefused(null);
        return go({
          at: 'outcome',
          intent: result.intent,
          needSign: result.kind === 'sent' && result.needSign,
        });
      case 'refused':
        setRefusedId(requestIdOf(intent));
        setRefused(result.refusal);
        onRefused?.(result.refusal, intent);
        for (const domain of refreshed) void queries.invalidateQueries({ queryKey: [domain] });
        return go({ at: 'form' });
      case 'busy':
      case 'blocked':
      case 'repeated':
      case 'cannotRecord':
      case 'quarantined':
      case 'notSent':
        return setProblem(result.kind);
    }
  };
  const tell = ({ coinName, payment }: Intent, kind: SendResult['kind']) => {
    const said = { amount: factsOf(payment).amount, coin: coinName };
    const isCall = payment.kind === 'web3';
    if (kind === 'sent')
      toasts.show({ tone: 'running', message: isCall ? t('web3.sentToast') : t('intent.toast.sent', said) });
    else if (kind === 'unknown') toasts.show({ tone: 'danger', message: t('intent.toast.unknown', said) });
    else
      toasts.show({
        tone: 'danger',
        message: isCall ? t('web3.refusedToast') : t('intent.toast.refused', said),
      });
  };

  return {
    step:
      step.at === 'outcome'
        ? {
            ...step,
            intent: intents.find((one) => requestIdOf(one) === requestIdOf(step.intent)) ?? step.intent,
          }
        : step,
    /** What this browser does not know the end of. */
    openIntents,
    sending,
    /** Why it did not leave although it was confirmed. */
    problem,
    /** What the server had against the last that was sent, until the form is changed. */
    refused,
    forgive: () => setRefused(null),
    /** The earlier payments that a second one was agreed to, by their request ids. */
    agreed,
    agree: setAgreed,
    toForm: () => go({ at: 'form' }),
    toConfirm: (summary: S) => go({ at: 'confirm', summary }),
    toOutcome: (intent: Intent) => go({ at: 'outcome', intent, needSign: false }),
    /** Sends it. Whoever closes the drawer meanwhile is told what came of it. */
    async dispatch(intent: Intent, repeats: readonly string[] = []) {
      if (isLocked) return setProblem('away');
      setProblem(null);
      const result = await send(intent, repeats);
      if (shown.current) settle(intent, result);
      else tell(intent, result.kind);
    },
  };
}

export type PaymentFlow<S extends Summary = Summary> = ReturnType<typeof usePaymentFlow<S>>;
