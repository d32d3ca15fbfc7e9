import type { DomainName } from '@mpc/api';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyConfirm, Outcome } from '../flow/lazy-pages.ts';
import { PaymentPages } from '../flow/payment-pages.tsx';
import type { PaymentContext } from '../flow/payment-loader.tsx';
import { usePaymentFlow } from '../flow/use-payment-flow.ts';
import { Brc20FormPage } from './brc20-form-page.tsx';
import { brc20Intent } from './brc20-intent.ts';
import { brc20WaitsFor, isBrc20Answered, isBrc20Forbidden } from './brc20.rules.ts';
import type { Brc20Values } from './brc20.values.ts';
import { useBrc20Facts } from './use-brc20-facts.ts';

const { Confirm } = lazyConfirm(() => import('./brc20-confirm-page.tsx'), 'Brc20ConfirmPage');

export interface Brc20FlowProps {
  context: PaymentContext;
  ticker: string | null;
  values: Brc20Values;
  /** Since when what was entered earlier is kept. */
  draftedAt: number | null;
  onChange: (part: Partial<Brc20Values>) => void;
  onClear: () => void;
  onShowOrder: (id: number) => void;
  onClose: () => void;
}

const noAnswers = { risk: false, contract: false, lookAlike: '' };
const refreshedByRefusal: readonly DomainName[] = [
  'withdrawals',
  'collectibles',
  'wallets',
  'kyt',
  'addressBook',
];

/** Form, confirmation and outcome of one transfer of inscriptions. */
export function Brc20Flow(props: Brc20FlowProps) {
  const { context, ticker, values, draftedAt, onChange, onClear, onShowOrder, onClose } = props;
  const { uid, home, intents, isAway, lock } = context;
  const { t } = useTranslation();
  const facts = useBrc20Facts(home, values);
  const [answers, setAnswers] = useState(noAnswers);
  const flow = usePaymentFlow({
    intents: intents.filter(({ subWallet }) => subWallet.id === home.subWallet.id),
    beginsWith: ({ payment }) => payment.kind === 'brc20',
    isLocked: isAway,
    refreshed: refreshedByRefusal,
    onSent: () => {
      onClear();
      setAnswers(noAnswers);
    },
  });

  const review = () => {
    const { coin, recipient, fee, quotedAt } = facts;
    const to = recipient?.to ?? null;
    if (coin === null || recipient === null || to === null || fee === null || lock !== null) return;
    if (brc20WaitsFor(facts, values.chosen.length) !== null || isBrc20Forbidden(facts)) return;
    if (!isBrc20Answered(recipient, answers)) return;
    const intent = brc20Intent({ uid, home, values, coin, to, fee, confirmRisk: answers.risk });
    flow.toConfirm({ intent, quote: { amount: fee.amount, at: quotedAt } });
  };
  const change = (part: Partial<Brc20Values>) => {
    if ('address' in part) setAnswers(noAnswers);
    flow.forgive();
    onChange(part);
  };
  return (
    <PaymentPages
      flow={flow}
      titles={{
        form: t('brc20.title'),
        confirm: t('transfer.confirm.title'),
        outcome: t('transfer.outcome.title'),
      }}
      lock={lock}
      onClose={onClose}
      form={
        <Brc20FormPage
          home={home}
          ticker={ticker}
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
          answers={answers}
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
