import { withdrawals } from '@mpc/api';
import { addressOn, people } from '@mpc/api/sandbox';
import { useState } from 'react';
import { nameFields } from '#shared/testing/lies.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { intentOf, planOf, type BatchPlan } from '../../features/payments/batch/batch-plan.ts';
import { ConfirmPage } from '../../features/payments/batch/confirm-page.tsx';
import { RunPage } from '../../features/payments/batch/run-page.tsx';
import { accepting } from '../../features/payments/batch/screening.rules.ts';
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
function useSheet() {
  const batch = useBatchSheet(people.member.uid, home, start);
  const { state, fees, market, world } = batch;
  const isReady =
    batch.isComplete && state.pending === 0 && state.filled === entries.length && state.error === 0;
  const plan =
    isReady && !batch.isShort ? planOf(people.member.uid, home, { lines: state.lines, fees }, market) : null;
  return {
    decided: plan && { plan, fee: market.fee },
    page: ({ plan }: Confirmed) =>
      world === null ? null : <Sending plan={plan} batch={batch} world={world} />,
  };
}

interface Confirmed extends Pick<Market, 'fee'> {
  plan: BatchPlan;
}

type SendingProps = Pick<Parameters<typeof ConfirmPage>[0], 'plan' | 'batch' | 'world'>;

/** What is confirmed, and the batch that its last button begins: what each payment costs is asked once more before it leaves. */
function Sending({ plan, batch, world }: SendingProps) {
  const [screened] = useState(() => new Map());
  const [confirmed, setConfirmed] = useState<BatchPlan | null>(null);
  if (confirmed !== null)
    return (
      <RunPage
        plan={confirmed}
        outcomes={confirmed.payments.map(() => null)}
        begins
        lock={null}
        onShowOrder={nothing}
        plans={[plan]}
        onShow={nothing}
        onDismiss={nothing}
        onNew={nothing}
        onClose={nothing}
      />
    );
  return (
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
      onSend={(agreed) => setConfirmed({ ...plan, agreed, payments: accepting(plan.payments, screened) })}
    />
  );
}

export const batch: Decision<Confirmed> = {
  name: 'batch',
  useOffer: useSheet,
  as: 'member',
  at: `/mpc/center/wallet?w=${home.wallet.id}&s=${home.subWallet.id}`,
  posts: ({ plan, fee }) =>
    plan.payments.flatMap((planned) => {
      const option = fee.get(planned.symbol);
      const payment = option && intentOf(plan, planned, option).payment;
      return payment?.kind === 'withdraw' ? [posting(withdrawals.create, payment.order)] : [];
    }),
  button: /^Submit 2/,
  notices: ['wallets.focusCoins list.*.symbol_alias', 'wallets.focusCoins list.*.symbol'],
  names: nameFields,
};
