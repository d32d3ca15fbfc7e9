import type { DomainName } from '@mpc/api';
import { useEffect, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { requestIdOf } from '../intents/intent.ts';
import { lazyConfirm, Outcome } from '../flow/lazy-pages.ts';
import { PaymentPages } from '../flow/payment-pages.tsx';
import type { PaymentContext } from '../flow/payment-loader.tsx';
import { usePaymentFlow } from '../flow/use-payment-flow.ts';
import { refusedAs } from '../refusals/refusals.rules.ts';
import { BillPaidNotice } from './bill-paid-notice.tsx';
import { RestNotice } from './rest-notice.tsx';
import { restOf } from './test-transfer.rules.ts';
import { isForbidden, waitingFor } from './transfer-findings.ts';
import { TransferFormPage } from './transfer-form-page.tsx';
import { isAnswered } from '../recipients/transfer-proofs.ts';
import { summarize } from './transfer-summary.ts';
import { billOf, isTouched, valuesOf, type TransferValues } from './transfer.values.ts';
import { useTransferFacts } from './use-transfer-facts.ts';
import { useTransferForm, type TransferStart } from './use-transfer-form.ts';

const { Confirm, fetchAhead } = lazyConfirm(
  () => import('./transfer-confirm-page.tsx'),
  'TransferConfirmPage',
);

interface TransferFlowProps {
  context: PaymentContext;
  start: TransferStart;
  openedWith: string | null;
  /** The bill is left, or paid: the address names it no more. */
  onLeaveBill?: (() => void) | undefined;
  onClose: () => void;
  onShowOrder: (id: number) => void;
}

const refreshedByRefusal: readonly DomainName[] = ['withdrawals', 'wallets', 'kyt', 'addressBook'];

/** Form, confirmation and outcome of one payment. */
export function TransferFlow(props: TransferFlowProps) {
  const { context, start, openedWith, onLeaveBill, onClose, onShowOrder } = props;
  const { uid, home, intents, isAway, lock } = context;
  const { t } = useTranslation();
  const form = useTransferForm({ uid, subWalletId: home.subWallet.id }, start, openedWith);
  const data = useTransferFacts(home, form.values);
  // The form a payment was sent from in this drawer.
  const [sent, setSent] = useState<{ requestId: string; values: TransferValues } | null>(null);
  const flow = usePaymentFlow({
    intents: intents.filter(({ subWallet }) => subWallet.id === home.subWallet.id),
    isLocked: isAway,
    refreshed: refreshedByRefusal,
    onSent: (intent) => {
      setSent({ requestId: requestIdOf(intent), values: form.values });
      if (billOf(form.values.bound) !== null) onLeaveBill?.();
      // What a test leaves is a draft still.
      const rest = restOf(form.values, intent);
      if (rest === null) form.clear();
      else form.fill(rest);
    },
    onRefused: (refusal, intent) =>
      form.refuse(refusedAs(refusal, isTouched(form.values) ? form.values : valuesOf(intent))),
  });
  const mayReview = waitingFor(data.facts) === null;
  useEffect(() => {
    if (mayReview) fetchAhead();
  }, [mayReview]);

  const review = () => {
    const { facts, coinLabel, quotedAt } = data;
    const ready =
      waitingFor(facts) === null && !isForbidden(facts) && isAnswered(facts, form.answers) && lock === null;
    if (!ready) return;
    const { values, answers } = form;
    const summary = summarize({ uid, home, values, answers, facts, coinLabel, quotedAt });
    if (summary !== null) flow.toConfirm(summary);
  };
  const title =
    data.coinLabel === '' ? t('transfer.title') : t('transfer.titleCoin', { coin: data.coinLabel });
  return (
    <PaymentPages
      flow={flow}
      titles={{ form: title, confirm: t('transfer.confirm.title'), outcome: t('transfer.outcome.title') }}
      lock={lock}
      onClose={onClose}
      form={
        <TransferFormPage
          home={home}
          form={form}
          data={data}
          onReview={review}
          onLeaveBill={() => {
            form.clear();
            onLeaveBill?.();
          }}
          onCancel={onClose}
        />
      }
      confirm={(summary) => (
        <Confirm
          flow={flow}
          summary={summary}
          intents={intents}
          values={form.values}
          answers={form.answers}
          data={data}
          onRenew={review}
        />
      )}
      outcome={(intent, needSign) => {
        const from = sent?.requestId === requestIdOf(intent) ? sent.values : null;
        const rest = from === null ? null : restOf(from, intent);
        const bill = billOf(from?.bound ?? null);
        return (
          <Outcome
            intent={intent}
            uid={uid}
            needSign={needSign}
            flow={flow}
            onAnother={() => {
              if (form.values.bound !== null) form.clear();
              flow.toForm();
            }}
            onShowOrder={onShowOrder}
            onClose={onClose}
          >
            {bill === null ? null : <BillPaidNotice bill={bill} />}
            {rest === null ? null : (
              <RestNotice
                amount={rest.amount}
                unit={intent.unit}
                onSend={() => {
                  form.fill(rest);
                  flow.toForm();
                }}
              />
            )}
          </Outcome>
        );
      }}
    />
  );
}
