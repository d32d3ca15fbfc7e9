import { withdrawals } from '@mpc/api';
import { addressOn, people } from '@mpc/api/sandbox';
import { useState } from 'react';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { intentOf, planOf, type BatchPlan } from '../../features/payments/batch/batch-plan.ts';
import { ConfirmPage } from '../../features/payments/batch/confirm-page.tsx';
import { RunPage } from '../../features/payments/batch/run-page.tsx';
import { blank } from '../../features/payments/batch/sheet-row.ts';
import type { Market } from '../../features/payments/batch/totals.rules.ts';
import { useBatchSheet } from '../../features/payments/batch/use-batch-sheet.ts';
import { home } from './lies-transfer.tsx';

const nothing = () => {};
const entries = [
  { ...blank, coin: 'USDT (TRC20)', address: addressOn('TRX', 'Kingfisher Ltd'), amount: '1200.5' },
  { ...blank, coin: 'USDT (ERC20)', address: addressOn('ETH', 'Kingfisher Ltd'), amount: '20' },
];
const start = { usual: null, fees: {}, entries };

/** A sheet as somebody pastes it, by the coin's name. */
function useSheet(isConfirmed: boolean) {
  const batch = useBatchSheet(people.member.uid, home, start);
  const { state, fees, market, world } = batch;
  const isReady =
    batch.isComplete && state.pending === 0 && state.filled === entries.length && state.error === 0;
  const plan =
    isReady && !batch.isShort ? planOf(people.member.uid, home, { lines: state.lines, fees }, market) : null;
  return {
    decided: plan && { plan, fee: market.fee },
    page: ({ plan }: Confirmed) =>
      world === null ? null : <Sending isConfirmed={isConfirmed} plan={plan} batch={batch} world={world} />,
  };
}

interface Confirmed extends Pick<Market, 'fee'> {
  plan: BatchPlan;
}

interface SendingProps extends Pick<Parameters<typeof ConfirmPage>[0], 'plan' | 'batch' | 'world'> {
  /** It was confirmed before the lie, and goes on when somebody says so. */
  isConfirmed: boolean;
}

/** The confirmation, and the batch on its way once it was pressed. */
function Sending({ isConfirmed, plan, batch, world }: SendingProps) {
  const [screened] = useState(() => new Map());
  const [confirmed, setConfirmed] = useState<BatchPlan | null>(null);
  const run = (of: BatchPlan) => (
    <RunPage
      plan={of}
      outcomes={of.payments.map(() => null)}
      begins={!isConfirmed}
      lock={null}
      onShowOrder={nothing}
      onNew={nothing}
      onClose={nothing}
    />
  );
  if (confirmed !== null) return run(confirmed);
  const page = (
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
  );
  return isConfirmed ? (
    <>
      {page}
      {run(plan)}
    </>
  ) : (
    page
  );
}

const sheet = {
  as: 'member',
  at: `/mpc/center/wallet?w=${home.wallet.id}&s=${home.subWallet.id}`,
  posts: ({ plan, fee }: Confirmed) =>
    plan.payments.flatMap((planned) => {
      const option = fee.get(planned.symbol);
      const payment = option && intentOf(plan, planned, option).payment;
      return payment?.kind === 'withdraw' ? [posting(withdrawals.create, payment.order)] : [];
    }),
} satisfies Partial<Decision<Confirmed>>;

export const batches: Decision<Confirmed>[] = [
  { ...sheet, name: 'batch', useOffer: () => useSheet(false), button: /^Send 2/ },
  { ...sheet, name: 'batch on its way', useOffer: () => useSheet(true), button: /^Resume/ },
];
