import { DrawerStack, Skeleton, toasts } from '@mpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen, requestIdOf, type Intent } from '../../../../../shared/intents/intent.ts';
import type { SendResult } from '../../../../../shared/intents/send-payment.ts';
import { useSend } from '../../../../../shared/intents/use-send.ts';
import { OpenIntents } from '../../../../../shared/outcome/open-intents.tsx';
import type { Problem } from '../../../../../shared/outcome/outcome-page.tsx';
import type { Quote } from '../../../../../shared/payment/quote.rules.ts';
import type { Home } from '../transfer/transfer-facts.ts';
import { Brc20FormPage, type Brc20Refused } from './brc20-form-page.tsx';
import { brc20Intent } from './brc20-intent.ts';
import { brc20WaitsFor, isBrc20Answered, isBrc20Forbidden } from './brc20.rules.ts';
import type { Brc20Values } from './brc20.values.ts';
import { useBrc20Facts } from './use-brc20-facts.ts';

const Brc20ConfirmPage = lazy(async () => ({
  default: (await import('./brc20-confirm-page.tsx')).Brc20ConfirmPage,
}));
const Brc20Outcome = lazy(async () => ({ default: (await import('./brc20-outcome.tsx')).Brc20Outcome }));

export interface Brc20FlowProps {
  uid: number;
  home: Home;
  ticker: string | null;
  values: Brc20Values;
  intents: readonly Intent[];
  /** What is shown instead of the form and the confirmation while neither may be used. */
  lock: ReactNode;
  onChange: (part: Partial<Brc20Values>) => void;
  onClear: () => void;
  onShowOrder: (id: number) => void;
  onClose: () => void;
}

/** Where a transfer stands. No address leads to the confirmation: it exists only after a review. */
type Step =
  | { at: 'form' }
  | { at: 'confirm'; intent: Intent; quote: Quote }
  | { at: 'outcome'; intent: Intent; needSign: boolean };

const noAnswers = { risk: false, lookAlike: '' };
const refreshedByRefusal = ['withdrawals', 'collectibles', 'wallets', 'kyt', 'addressBook'];

/** Form, confirmation and outcome of one transfer of inscriptions. */
export function Brc20Flow(props: Brc20FlowProps) {
  const { uid, home, ticker, values, intents, lock, onChange, onClear, onShowOrder, onClose } = props;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const facts = useBrc20Facts(home, values);
  const { send, sending } = useSend();
  const [step, setStep] = useState<Step>({ at: 'form' });
  const [answers, setAnswers] = useState(noAnswers);
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Brc20Refused | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
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
  const review = async () => {
    const { coin, payee, fee, quotedAt } = facts;
    const to = payee?.to ?? null;
    if (coin === null || payee === null || to === null || fee === null || lock !== null) return;
    if (brc20WaitsFor(facts, values.chosen.length) !== null || isBrc20Forbidden(facts)) return;
    if (!isBrc20Answered(payee, answers)) return;
    const intent = await brc20Intent({ uid, home, values, coin, to, fee, confirmRisk: answers.risk });
    setRefused(null);
    go({ at: 'confirm', intent, quote: { amount: fee.amount, at: quotedAt } });
  };
  const settle = (result: SendResult) => {
    switch (result.kind) {
      case 'sent':
      case 'unsettled':
        // What was sent is no draft any more, whatever came of it: it lives on as an intent.
        onClear();
        setAnswers(noAnswers);
        return go({
          at: 'outcome',
          intent: result.intent,
          needSign: result.kind === 'sent' && result.needSign,
        });
      case 'refused':
        setRefused(result.refusal);
        for (const domain of refreshedByRefusal) void queries.invalidateQueries({ queryKey: [domain] });
        return go({ at: 'form' });
      case 'busy':
      case 'blocked':
      case 'repeated':
      case 'cannotRecord':
      case 'notSent':
        return setProblem(result.kind);
    }
  };
  const dispatch = async (intent: Intent, yes: readonly string[]) => {
    if (lock !== null) return setProblem('away');
    setProblem(null);
    const result = await send(intent, yes);
    if (shown.current) return settle(result);
    const said = { amount: intent.facts.amount, coin: intent.coinName };
    if (result.kind === 'sent') toasts.show({ tone: 'success', message: t('intent.toast.sent', said) });
    else if (result.kind === 'unsettled')
      toasts.show({ tone: 'danger', message: t('intent.toast.unsettled', said) });
    else toasts.show({ tone: 'danger', message: t('intent.toast.refused', said) });
  };

  const outcome =
    step.at === 'outcome'
      ? (intents.find((intent) => requestIdOf(intent) === requestIdOf(step.intent)) ?? step.intent)
      : undefined;
  const unsettled = intents.filter((intent) => isOpen(intent) && intent.subWallet.id === home.subWallet.id);
  const toOutcome = (intent: Intent) => go({ at: 'outcome', intent, needSign: false });
  const change = (part: Partial<Brc20Values>) => {
    if ('address' in part) setAnswers(noAnswers);
    setRefused(null);
    onChange(part);
  };
  const pages =
    outcome === undefined
      ? [
          {
            key: 'payment',
            title: t('brc20.title'),
            content: lock ?? (
              <>
                <OpenIntents intents={unsettled} onShow={toOutcome} />
                <Brc20FormPage
                  home={home}
                  ticker={ticker}
                  values={values}
                  facts={facts}
                  answers={answers}
                  refused={refused}
                  onChange={change}
                  onAnswer={(part) => setAnswers((now) => ({ ...now, ...part }))}
                  onReview={() => void review()}
                  onCancel={onClose}
                />
              </>
            ),
          },
          ...(step.at === 'confirm'
            ? [
                {
                  key: 'confirm',
                  title: t('transfer.confirm.title'),
                  content: lock ?? (
                    <Suspense fallback={<Skeleton shape="form" />}>
                      <Brc20ConfirmPage
                        intent={step.intent}
                        quote={step.quote}
                        values={values}
                        facts={facts}
                        intents={intents}
                        agreed={agreed}
                        sending={sending}
                        problem={problem}
                        onAgree={setAgreed}
                        onRenew={() => void review()}
                        onConfirm={() => void dispatch(step.intent, agreed)}
                        onBack={() => go({ at: 'form' })}
                        onShowIntent={toOutcome}
                      />
                    </Suspense>
                  ),
                },
              ]
            : []),
        ]
      : [
          {
            key: 'payment',
            title: t('transfer.outcome.title'),
            content: (
              <Suspense fallback={<Skeleton shape="form" />}>
                <Brc20Outcome
                  intent={outcome}
                  uid={uid}
                  needSign={step.at === 'outcome' && step.needSign}
                  sending={sending}
                  problem={problem}
                  onResend={() => void dispatch(outcome, [])}
                  onAnother={() => go({ at: 'form' })}
                  onShowOrder={onShowOrder}
                  onClose={onClose}
                />
              </Suspense>
            ),
          },
        ];
  return (
    <DrawerStack
      pages={pages}
      onPop={() => {
        if (sending) return;
        if (pages.length > 1) go({ at: 'form' });
        else onClose();
      }}
      onClear={onClose}
    />
  );
}
