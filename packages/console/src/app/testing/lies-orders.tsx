import { refunds, signing, transactions, withdrawals } from '@mpc/api';
import { people } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { usualFee } from '#features/network-fee';
import {
  OrderSheet,
  orderFacts,
  readOrder,
  summaryOf,
  useOrderCheck,
  type OrderInfo,
} from '#features/orders';
import { read } from '#shared/api/api.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { sandbox } from '#shared/testing/network.ts';
import type { Summary } from '../../features/payments/flow/use-payment-flow.ts';
import { QrSignDialog } from '../../features/signing/qr-sign-dialog.tsx';
import { ConfirmCopy } from '../../features/speed-up/confirm-copy.tsx';
import { readingOf } from '../../features/speed-up/reading.ts';
import { copyOf, feeToday, isTooLow, stuckReason } from '../../features/speed-up/speed-up.rules.ts';
import { useTerms } from '../../features/speed-up/use-terms.ts';
import { RefundConfirm } from '../../features/transactions/refund-confirm.tsx';
import { readyRefund, startOf, type ReadyRefund } from '../../features/transactions/refund.values.ts';
import { useRefund } from '../../features/transactions/use-refund.ts';
import { useFlow } from './lies-transfer.tsx';

const nothing = () => {};
const { uid } = people.owner;

type Row = ReturnType<typeof sandbox.world.transactions.all>[number];

/** The number of the first order of the sandbox that is such a one. */
function numberOf(is: (row: Row) => boolean): number {
  const found = sandbox.world.transactions.all().find(is);
  if (found === undefined) throw new Error('The sandbox has no such order');
  return found.id;
}

const stuck = () =>
  numberOf((row) => row.trans_kind === 'withdraw' && row.status === 1200 && row.gas_price === '1.6');
const held = () =>
  numberOf((row) => row.trans_kind === 'deposit' && row.status === 3000 && row.held_by === 'risk');
const toSign = (kind: 'withdraw' | 'web3') =>
  numberOf(
    (row) =>
      row.trans_kind === kind &&
      row.status === 1100 &&
      row.nodes.some((node) => node.node_status === 1 && node.members.some((one) => one.uid === uid)),
  );

function useSpeedUp(id: number) {
  const reading = useQuery(readOrder('withdraw', id));
  const terms = useTerms('withdraw', id);
  const flow = useFlow();
  const [order, today] = [reading.data, terms.data];
  const fee = today === undefined ? null : feeToday(today, usualFee);
  const isReady =
    order !== undefined &&
    today !== undefined &&
    fee !== null &&
    stuckReason(order, today) === null &&
    today.may === 1 &&
    !isTooLow(today, fee);
  return {
    decided: isReady ? { summary: copyOf({ ...order, id }, fee, uid), fee } : null,
    page: ({ summary, fee: chosen }: { summary: Summary; fee: NonNullable<typeof fee> }) =>
      order === undefined || today === undefined ? null : (
        <ConfirmCopy
          flow={flow}
          summary={summary}
          copies={[]}
          order={order}
          terms={today}
          reading={readingOf(reading, terms)}
          choice={usualFee}
          fee={chosen}
          onReview={nothing}
        />
      ),
  };
}

const nowhere = { id: 0, name: '' };

function useGivingBack(id: number) {
  const deposit = useQuery(read(transactions.depositInfo, { id }));
  const info = useQuery(read(refunds.info, { deposit_id: id }));
  const { phase, confirm } = useRefund({
    id,
    draftKey: { uid, kind: `refund ${id}`, subWalletId: 0 },
    from: { uid, wallet: nowhere, subWallet: nowhere, unit: '', before: [] },
  });
  const [from, of] = [deposit.data, info.data];
  return {
    decided:
      from === undefined || of === undefined || !of.can_refund || phase.kind !== 'form'
        ? null
        : readyRefund({ ...startOf(of), reason: 'A mixer sent it' }, of, {
            depositId: id,
            subWalletId: from.sub_wallet_id,
          }),
    page: (ready: ReadyRefund) =>
      of === undefined ? null : (
        <RefundConfirm
          info={of}
          observedAt={info.dataUpdatedAt}
          refreshing={false}
          ready={ready}
          shownAt={info.dataUpdatedAt}
          choice={usualFee}
          sending={phase.kind === 'sending'}
          onRefresh={nothing}
          onConfirm={() => void confirm(ready, false)}
          onRenew={nothing}
          onBack={nothing}
        />
      ),
  };
}

/** The code is made as soon as it is wanted, of what was looked at by then. */
function useSignature(kind: 'withdraw' | 'web3', id: number) {
  const order = useQuery(readOrder(kind, id));
  return {
    decided: order.data ?? null,
    page: (looked: OrderInfo) => <Code kind={kind} id={id} looked={looked} />,
  };
}

function Code({ kind, id, looked }: { kind: 'withdraw' | 'web3'; id: number; looked: OrderInfo }) {
  const check = useOrderCheck(kind, id, looked);
  return (
    <QrSignDialog
      request={{ business_type: kind, business_id: id, summary: summaryOf(looked) }}
      check={check}
      onClose={nothing}
    >
      <OrderSheet order={looked} />
    </QrSignDialog>
  );
}

export const speedUp: Decision<{ summary: Summary; fee: NonNullable<ReturnType<typeof feeToday>> }> = {
  name: 'speed-up',
  as: 'owner',
  useOffer: () => useSpeedUp(stuck()),
  posts: ({ summary }) => posting(withdrawals.create, summary.intent.payment.order),
  button: 'Submit speed-up',
};

export const refund: Decision<ReadyRefund> = {
  name: 'refund',
  as: 'owner',
  useOffer: () => useGivingBack(held()),
  posts: ({ order }) => posting(refunds.create, order),
  button: 'Submit refund',
};

export const signatures = (['withdraw', 'web3'] as const).map((kind): Decision<OrderInfo> => ({
  name: kind === 'web3' ? 'signature of a call' : 'signature of a transfer',
  as: 'owner',
  useOffer: () => useSignature(kind, toSign(kind)),
  posts: (order) =>
    posting(signing.generate, { business_type: kind, business_id: toSign(kind), summary: summaryOf(order) }),
  // The phone signs the order, whatever the code says of it. Its fee may fall.
  about: (order) => ({ ...orderFacts(order), fee: undefined }),
  button: 'Refresh code',
}));
