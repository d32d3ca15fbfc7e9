import { DrawerStack, Skeleton } from '@mpc/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intent } from '../../../../../shared/intents/intent.ts';
import { OpenIntents } from '../../../../../shared/outcome/open-intents.tsx';
import type { Home } from '../transfer/transfer-facts.ts';
import { useWeb3Call } from './use-web3-call.ts';
import { useWeb3Facts, web3WaitsFor } from './use-web3-facts.ts';
import { Web3FormPage, type Web3Answers } from './web3-form-page.tsx';
import { web3Intent } from './web3-intent.ts';
import { consentFor } from './web3.rules.ts';
import type { Web3Values } from './web3.values.ts';

// What comes after the form is wanted later, if at all.
const Confirm = lazy(async () => ({ default: (await import('./web3-confirm-page.tsx')).Web3ConfirmPage }));
const Outcome = lazy(async () => ({
  default: (await import('../../../../../shared/outcome/outcome-page.tsx')).OutcomePage,
}));
const SignNow = lazy(async () => ({ default: (await import('../transfer/sign-now.tsx')).SignNow }));

export interface Web3FlowProps {
  uid: number;
  home: Home;
  values: Web3Values;
  intents: readonly Intent[];
  /** What is shown instead of the form and the confirmation while neither may be used. */
  lock: ReactNode;
  onChange: (part: Partial<Web3Values>) => void;
  onClear: () => void;
  onShowOrder: (id: number) => void;
  onClose: () => void;
}

const noAnswers: Web3Answers = { data: null, risk: false };

/** Form, confirmation and outcome of one call. */
export function Web3Flow(props: Web3FlowProps) {
  const { uid, home, values, intents, lock, onChange, onClear, onShowOrder, onClose } = props;
  const { t } = useTranslation();
  const facts = useWeb3Facts(home, values);
  const [answers, setAnswers] = useState(noAnswers);
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const call = useWeb3Call({
    intents,
    subWalletId: home.subWallet.id,
    onSent: () => {
      // What was sent is no draft any more, whatever came of it: it lives on as an intent.
      onClear();
      setAnswers(noAnswers);
      setAgreed([]);
    },
  });
  const { step, go, sending } = call;

  const review = async () => {
    const consented = consentFor(facts.reading) === null || answers.data === facts.data;
    if (lock !== null || web3WaitsFor(facts) !== null || facts.amountFault !== null || !consented) return;
    const intent = await web3Intent({ uid, home, values, facts, confirmRisk: answers.risk });
    if (intent === null) return;
    go({ at: 'confirm', intent, quote: { amount: intent.fee.amount, at: facts.quotedAt } });
  };
  const dispatch = (intent: Intent, again: readonly string[]) => {
    if (lock !== null) call.setProblem('away');
    else void call.dispatch(intent, again);
  };
  const toOutcome = (intent: Intent) => go({ at: 'outcome', intent, needSign: false });
  const change = (part: Partial<Web3Values>) => {
    call.forgive();
    if ('contract' in part || 'chain' in part) setAnswers(noAnswers);
    onChange(part);
  };

  const form = {
    key: 'call',
    title: t('web3.title'),
    content: lock ?? (
      <>
        <OpenIntents intents={call.unsettled} onShow={toOutcome} />
        <Web3FormPage
          home={home}
          values={values}
          facts={facts}
          answers={answers}
          refused={call.refused}
          onChange={change}
          onAnswer={(part) => setAnswers((now) => ({ ...now, ...part }))}
          onReview={() => void review()}
          onCancel={onClose}
        />
      </>
    ),
  };
  const pages =
    step.at === 'outcome'
      ? [
          {
            key: 'call',
            title: t('web3.outcome'),
            content: (
              <Suspense fallback={<Skeleton shape="form" />}>
                <Outcome
                  intent={step.intent}
                  sending={sending}
                  problem={call.problem}
                  onResend={() => dispatch(step.intent, [])}
                  onAnother={() => go({ at: 'form' })}
                  onShowOrder={onShowOrder}
                  onClose={onClose}
                >
                  {step.intent.state === 'sent' && step.intent.orderId !== null ? (
                    <SignNow kind="web3" id={step.intent.orderId} uid={uid} begin={step.needSign} />
                  ) : null}
                </Outcome>
              </Suspense>
            ),
          },
        ]
      : step.at === 'confirm'
        ? [
            form,
            {
              key: 'confirm',
              title: t('web3.confirm'),
              content: lock ?? (
                <Suspense fallback={<Skeleton shape="form" />}>
                  <Confirm
                    intent={step.intent}
                    quote={step.quote}
                    values={values}
                    facts={facts}
                    intents={intents}
                    agreed={agreed}
                    sending={sending}
                    problem={call.problem}
                    onAgree={setAgreed}
                    onRenew={() => void review()}
                    onConfirm={() => dispatch(step.intent, agreed)}
                    onBack={() => go({ at: 'form' })}
                    onShowIntent={toOutcome}
                  />
                </Suspense>
              ),
            },
          ]
        : [form];
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
