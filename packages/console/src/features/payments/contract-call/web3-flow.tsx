import type { DomainName } from '@mpc/api';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyConfirm, Outcome } from '../flow/lazy-pages.ts';
import { PaymentPages } from '../flow/payment-pages.tsx';
import type { PaymentContext } from '../flow/payment-loader.tsx';
import { usePaymentFlow } from '../flow/use-payment-flow.ts';
import { useWeb3Facts, web3WaitsFor } from './use-web3-facts.ts';
import { Web3FormPage, type Web3Answers } from './web3-form-page.tsx';
import { web3Intent } from './web3-intent.ts';
import { consentFor } from './web3.rules.ts';
import type { Web3Values } from './web3.values.ts';

const { Confirm } = lazyConfirm(() => import('./web3-confirm-page.tsx'), 'Web3ConfirmPage');

export interface Web3FlowProps {
  context: PaymentContext;
  values: Web3Values;
  /** Since when what was entered earlier is kept. */
  draftedAt: number | null;
  onChange: (part: Partial<Web3Values>) => void;
  onClear: () => void;
  onShowOrder: (id: number) => void;
  onClose: () => void;
}

const noAnswers: Web3Answers = { data: null, risk: false };
const refreshedByRefusal: readonly DomainName[] = [
  'withdrawals',
  'web3',
  'wallets',
  'kyt',
  'addressBook',
  'approvals',
];

/** Form, confirmation and outcome of one call. */
export function Web3Flow(props: Web3FlowProps) {
  const { context, values, draftedAt, onChange, onClear, onShowOrder, onClose } = props;
  const { uid, home, intents, isAway, lock } = context;
  const { t } = useTranslation();
  const facts = useWeb3Facts(home, values);
  const [answers, setAnswers] = useState(noAnswers);
  const flow = usePaymentFlow({
    intents: intents.filter(({ subWallet }) => subWallet.id === home.subWallet.id),
    beginsWith: ({ payment }) => payment.kind === 'web3',
    isLocked: isAway,
    refreshed: refreshedByRefusal,
    onSent: () => {
      onClear();
      setAnswers(noAnswers);
    },
  });

  const review = () => {
    const consented = consentFor(facts.reading) === null || answers.data === facts.data;
    if (lock !== null || web3WaitsFor(facts) !== null || facts.amountFault !== null || !consented) return;
    if (facts.recipientChecks.blocked !== undefined) return;
    const intent = web3Intent({ uid, home, values, facts, confirmRisk: answers.risk });
    if (intent === null) return;
    flow.toConfirm({ intent, quote: { amount: intent.fee.amount, at: facts.quotedAt } });
  };
  const change = (part: Partial<Web3Values>) => {
    flow.forgive();
    if ('contract' in part || 'chain' in part) setAnswers(noAnswers);
    onChange(part);
  };
  return (
    <PaymentPages
      flow={flow}
      titles={{ form: t('web3.title'), confirm: t('web3.confirm'), outcome: t('web3.outcome') }}
      lock={lock}
      onClose={onClose}
      form={
        <Web3FormPage
          home={home}
          values={values}
          facts={facts}
          answers={answers}
          refused={flow.refused}
          draftedAt={draftedAt}
          onChange={change}
          onDiscard={() => {
            setAnswers(noAnswers);
            onClear();
          }}
          onAnswer={(part) => setAnswers((now) => ({ ...now, ...part }))}
          onReview={review}
          onCancel={onClose}
        />
      }
      confirm={(summary) => (
        <Confirm
          flow={flow}
          summary={summary}
          intents={intents}
          values={values}
          facts={facts}
          onRenew={review}
        />
      )}
      outcome={(intent, needSign) => (
        <Outcome
          intent={intent}
          uid={uid}
          needSign={needSign}
          flow={flow}
          onAnother={flow.toForm}
          onShowOrder={onShowOrder}
          onClose={onClose}
        />
      )}
    />
  );
}
