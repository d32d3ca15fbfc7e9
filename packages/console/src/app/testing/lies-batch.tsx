import { withdrawals } from '@mpc/api';
import { addressOn, people } from '@mpc/api/sandbox';
import { useState } from 'react';
import { posting, type Decision } from '#shared/testing/lying-server.tsx';
import { intentOf, planOf, type BatchPlan } from '../../features/payments/batch/batch-plan.ts';
import { ConfirmPage } from '../../features/payments/batch/confirm-page.tsx';
import { RunPage } from '../../features/payments/batch/run-page.tsx';
import { blank } from '../../features/payments/batch/sheet-row.ts';
import { useBatchSheet } from '../../features/payments/batch/use-batch-sheet.ts';
import { home } from './lies-transfer.tsx';

const nothing = () => {};
const entries = ['1200.5', '20'].map((amount, at) => ({
  ...blank,
  coin: 'USDT (TRC20)',
  address: addressOn('TRX', at === 0 ? 'Kingfisher Ltd' : 'Larkspur Instruments'),
  amount,
}));
const start = { usual: null, fees: {}, entries };

/** A sheet as somebody pastes it, by the coin's name. */
function useSheet() {
  const batch = useBatchSheet(people.member.uid, home, start);
  const { state, fees, market, world } = batch;
  const isReady = batch.isComplete && state.pending === 0 && state.filled === entries.length && state.error === 0;
  return {
    decided: isReady && !batch.isShort ? planOf(people.member.uid, home, { lines: state.lines, fees }, market) : null,
    page: (plan: BatchPlan) =>
      world === null ? null : <Sending plan={plan} batch={batch} world={world} />,
  };
}

type Known = Pick<Parameters<typeof ConfirmPage>[0], 'plan' | 'batch' | 'world'>;

/** The confirmation, and the batch on its way once it was pressed. */
function Sending({ plan, batch, world }: Known) {
  const [screened] = useState(() => new Map());
  const [confirmed, setConfirmed] = useState<BatchPlan | null>(null);
  return confirmed === null ? (
    <ConfirmPage
      plan={plan}
      screened={screened}
      batch={batch}
      world={world}
      repeats={0}
      failed={false}
      starting={false}
      onRenew={nothing}
      onBack={nothing}
      onSend={(agreed) => setConfirmed({ ...plan, agreed })}
    />
  ) : (
    <RunPage
      plan={confirmed}
      outcomes={confirmed.payments.map(() => null)}
      begins
      lock={null}
      onShowOrder={nothing}
      onNew={nothing}
      onClose={nothing}
    />
  );
}

export const batch: Decision<BatchPlan> = {
  name: 'batch',
  as: 'member',
  at: `/mpc/center/wallet?w=${home.wallet.id}&s=${home.subWallet.id}`,
  useOffer: useSheet,
  posts: (plan) =>
    plan.payments.map((payment) => {
      const { order } = intentOf(plan, payment, { id: 'only', amount: payment.fee, fields: { fee: payment.fee } }).payment;
      return posting(withdrawals.create, order as never);
    }),
  button: /^Send 2/,
};
