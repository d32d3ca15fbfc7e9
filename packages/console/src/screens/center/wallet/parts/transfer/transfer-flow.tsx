import { DrawerStack, Skeleton, toasts } from '@mpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftPlace } from '../../../../../shared/drafts/drafts.ts';
import { isOpen, requestIdOf, type Intent } from '../../../../../shared/intents/intent.ts';
import { useSend } from '../../../../../shared/intents/use-send.ts';
import type { SendResult } from '../../../../../shared/intents/send-payment.ts';
import { OpenIntents } from '../../../../../shared/outcome/open-intents.tsx';
import type { Problem } from '../../../../../shared/outcome/outcome-page.tsx';
import { ConfirmPage, fetchPages, Outcome } from './lazy-pages.ts';
import { refusedAs } from './refusals.rules.ts';
import { restOf } from './test-transfer.rules.ts';
import type { Home } from './transfer-facts.ts';
import { isForbidden, waitingFor } from './transfer-findings.ts';
import { TransferFormPage } from './transfer-form-page.tsx';
import { isAnswered } from './transfer-proofs.ts';
import { summarize, type Summary } from './transfer-summary.ts';
import { isTouched, valuesOf, type TransferValues } from './transfer.values.ts';
import { useTransferFacts } from './use-transfer-facts.ts';
import { useTransferForm } from './use-transfer-form.ts';

interface TransferFlowProps {
  place: DraftPlace;
  home: Home;
  start: TransferValues;
  openedWith: string | null;
  intents: readonly Intent[];
  /** What is shown instead of the form and the confirmation while neither may be used. */
  lock: ReactNode;
  onClose: () => void;
  onShowOrder: (id: number) => void;
}

/** Where a payment stands in this drawer. No address leads to the confirmation: it exists only after a review. */
type Step =
  | { at: 'form' }
  | { at: 'confirm'; summary: Summary }
  /** `sent` is the form it was sent from; null where it was sent before this drawer opened. */
  | { at: 'outcome'; intent: Intent; sent: TransferValues | null; needSign: boolean };

const old = (intent: Intent): Step => ({ at: 'outcome', intent, sent: null, needSign: false });

/** The form and the outcome are one drawer: it knows where the focus was before it opened. */
const base = 'payment';

const refreshedByRefusal = ['withdrawals', 'wallets', 'kyt', 'addressBook'];

/** Form, confirmation and outcome of one payment. */
export function TransferFlow(props: TransferFlowProps) {
  const { place, home, intents, lock, onClose, onShowOrder } = props;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useTransferForm(place, props.start, props.openedWith);
  const data = useTransferFacts(home, form.values);
  const { send, sending } = useSend();
  const [problem, setProblem] = useState<Problem | null>(null);
  // The journal is read a moment later than the refusal is known.
  const [refused, setRefused] = useState<string | null>(null);
  const unsettled = intents.filter(
    (intent) =>
      isOpen(intent) && intent.subWallet.id === home.subWallet.id && requestIdOf(intent) !== refused,
  );
  const [step, setStep] = useState<Step>(() => {
    const [newest] = unsettled;
    return newest === undefined ? { at: 'form' } : old(newest);
  });
  const mayReview = waitingFor(data.facts) === null;
  useEffect(() => {
    if (mayReview) fetchPages();
  }, [mayReview]);
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
    const { facts, coinLabel, quotedAt } = data;
    const ready =
      waitingFor(facts) === null && !isForbidden(facts) && isAnswered(facts, form.answers) && lock === null;
    if (!ready) return;
    const { values, answers } = form;
    const summary = await summarize({ uid: place.uid, home, values, answers, facts, coinLabel, quotedAt });
    if (summary !== null) go({ at: 'confirm', summary });
  };
  const settle = (intent: Intent, result: SendResult) => {
    switch (result.kind) {
      case 'sent':
      case 'unsettled': {
        const sent = form.values;
        const rest = restOf(sent, result.intent);
        // What was sent is no draft any more, whatever came of it: it lives on as an intent. What a test leaves is.
        if (rest === null) form.clear();
        else form.fill(rest);
        const needSign = result.kind === 'sent' && result.needSign;
        return go({ at: 'outcome', intent: result.intent, sent, needSign });
      }
      case 'refused': {
        setRefused(requestIdOf(intent));
        const values = isTouched(form.values) ? form.values : valuesOf(intent);
        form.refuse(refusedAs(result.refusal, values));
        for (const domain of refreshedByRefusal) void queries.invalidateQueries({ queryKey: [domain] });
        return go({ at: 'form' });
      }
      case 'busy':
      case 'blocked':
      case 'repeated':
      case 'cannotRecord':
      case 'notSent':
        return setProblem(result.kind);
    }
  };
  const dispatch = async (intent: Intent, agreed: readonly string[]) => {
    if (lock !== null) return setProblem('away');
    setProblem(null);
    const result = await send(intent, agreed);
    if (shown.current) return settle(intent, result);
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
  const title =
    data.coinLabel === '' ? t('transfer.title') : t('transfer.titleCoin', { coin: data.coinLabel });
  const pages =
    outcome === undefined
      ? [
          {
            key: base,
            title,
            content: lock ?? (
              <>
                <OpenIntents intents={unsettled} onShow={(intent) => go(old(intent))} />
                <TransferFormPage
                  home={home}
                  form={form}
                  data={data}
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
                      <ConfirmPage
                        summary={step.summary}
                        uid={place.uid}
                        form={form}
                        data={data}
                        intents={intents}
                        sending={sending}
                        problem={problem}
                        onRenew={() => void review()}
                        onConfirm={(agreed) => void dispatch(step.summary.intent, agreed)}
                        onBack={() => go({ at: 'form' })}
                        onShowIntent={(intent) => go(old(intent))}
                      />
                    </Suspense>
                  ),
                },
              ]
            : []),
        ]
      : [
          {
            key: base,
            title: t('transfer.outcome.title'),
            content: (
              <Suspense fallback={<Skeleton shape="form" />}>
                <Outcome
                  intent={outcome}
                  uid={place.uid}
                  sent={step.at === 'outcome' ? step.sent : null}
                  needSign={step.at === 'outcome' && step.needSign}
                  sending={sending}
                  problem={problem}
                  onResend={() => void dispatch(outcome, [])}
                  onRest={(rest) => {
                    form.fill(rest);
                    go({ at: 'form' });
                  }}
                  onAnother={() => {
                    if (form.values.bound !== null) form.clear();
                    go({ at: 'form' });
                  }}
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
