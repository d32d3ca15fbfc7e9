import { refunds, signing, transactions, web3, withdrawals, type DepositInfo } from '@mpc/api';
import { people, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { usualFee } from '#features/network-fee';
import {
  CancelDialog,
  OrderSign,
  orderFacts,
  orderFault,
  readOrder,
  summaryOf,
  type OrderInfo,
} from '#features/orders';
import { read } from '#shared/api/api.ts';
import { nameFields } from '#shared/testing/lies.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { sandbox } from '#shared/testing/network.ts';
import type { Summary } from '../../features/payments/flow/use-payment-flow.ts';
import { ConfirmCopy } from '../../features/speed-up/confirm-copy.tsx';
import { readingOf } from '../../features/speed-up/reading.ts';
import { copyOf, feeToday, isTooLow, stuckReason } from '../../features/speed-up/speed-up.rules.ts';
import { useTerms } from '../../features/speed-up/use-terms.ts';
import { RefundConfirm, type RefundConfirmProps } from '../../features/transactions/refund-confirm.tsx';
import { readyRefund, startOf, type ReadyRefund } from '../../features/transactions/refund.values.ts';
import { useRefund } from '../../features/transactions/use-refund.ts';
import { useRefundRecipient } from '../../features/transactions/use-refund-recipient.ts';
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

/** A permission without an end, as if no block took it: that of a signature, which therefore comes before. */
function stuckCall(): number {
  const id = numberOf(
    (row) => row.trans_kind === 'web3' && row.amount === '-1' && [1100, 1200].includes(row.status),
  );
  const row = sandbox.world.transactions.get(id);
  const txid = `0x${'ab'.repeat(32)}`;
  if (row?.status === 1100)
    sandbox.world.transactions.update(row, { status: 1200, txid, confirmations: 0, gas_price: '1.6' });
  return id;
}

function useSpeedUp(kind: 'withdraw' | 'web3', id: number) {
  const reading = useQuery(readOrder(kind, id));
  const terms = useTerms(kind, id);
  const flow = useFlow();
  const [order, today] = [reading.data, terms.data];
  const fee = today === undefined ? null : feeToday(today, usualFee);
  const isReady =
    order !== undefined &&
    today !== undefined &&
    fee !== null &&
    stuckReason(order, today) === null &&
    today.may === 1 &&
    orderFault(order) === null &&
    !isTooLow(today, fee);
  return {
    decided: isReady ? { summary: copyOf({ ...order, id }, fee, uid), looked: order, fee } : null,
    page: ({ summary, looked, fee: chosen }: Copy) =>
      order === undefined || today === undefined ? null : (
        <ConfirmCopy
          flow={flow}
          summary={summary}
          copies={[]}
          looked={looked}
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

interface GivingBackProps extends Pick<
  RefundConfirmProps,
  'info' | 'observedAt' | 'ready' | 'sending' | 'onConfirm'
> {
  deposit: DepositInfo;
}

/** The confirmation, and what is known of its recipient meanwhile. */
function GivingBack({ deposit, ...rest }: GivingBackProps) {
  const { info, ready, observedAt } = rest;
  const { refused, isAnswered } = useRefundRecipient({
    info,
    subWalletId: deposit.sub_wallet_id,
    hasMemo: false,
    value: ready.order.address_to,
  });
  return (
    <RefundConfirm
      {...rest}
      against={refused ?? (isAnswered ? undefined : 'Not answered')}
      refreshing={false}
      source={`${deposit.wallet_name} / ${deposit.sub_wallet_name}`}
      shownAt={observedAt}
      choice={usualFee}
      onRefresh={nothing}
      onRenew={nothing}
      onBack={nothing}
    />
  );
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
      of === undefined || from === undefined ? null : (
        <GivingBack
          deposit={from}
          info={of}
          observedAt={info.dataUpdatedAt}
          ready={ready}
          sending={phase.kind === 'sending'}
          onConfirm={() => void confirm(ready, false)}
        />
      ),
  };
}

/** The code is made as soon as it is wanted, of what was looked at by then. */
function useSignature(kind: 'withdraw' | 'web3', id: number) {
  const order = useQuery(readOrder(kind, id));
  return {
    decided: order.data ?? null,
    page: (looked: OrderInfo) => <OrderSign kind={kind} id={id} order={looked} onClose={nothing} />,
  };
}

interface Copy {
  summary: Summary;
  looked: OrderInfo;
  fee: NonNullable<ReturnType<typeof feeToday>>;
}

export const speedUps: Decision<Copy>[] = [
  {
    name: 'speed-up',
    as: 'owner',
    useOffer: () => useSpeedUp('withdraw', stuck()),
    posts: ({ summary }) => posting(withdrawals.create, summary.intent.payment.order),
    button: 'Submit speed-up',
    names: nameFields,
  },
  {
    name: 'speed-up of a call',
    as: 'owner',
    useOffer: () => useSpeedUp('web3', stuckCall()),
    posts: ({ summary }) => posting(web3.create, summary.intent.payment.order),
    button: 'Submit speed-up',
  },
];

/** The question reads what it is about by itself. */
function useTakenBack(kind: 'withdraw' | 'web3', id: number) {
  const order = useQuery(readOrder(kind, id));
  return {
    decided: order.data?.can_cancel === true ? order.data : null,
    page: () => <CancelDialog kind={kind} id={id} onDone={nothing} onClose={nothing} />,
  };
}

export const cancels = (['withdraw', 'web3'] as const).map((kind): Decision<OrderInfo> => ({
  name: kind === 'web3' ? 'cancel of a call' : 'cancel of a transfer',
  as: 'owner',
  useOffer: () => useTakenBack(kind, toSign(kind)),
  posts: () => posting(kind === 'web3' ? web3.cancel : withdrawals.cancel, { id: toSign(kind) }),
  about: (order) => ({ ...orderFacts(order), fee: undefined }),
  button: kind === 'web3' ? 'Cancel order' : 'Cancel transfer',
}));

export const refund: Decision<ReadyRefund> = {
  name: 'refund',
  as: 'owner',
  at: `/mpc/center/transactions?w=${walletIds.treasury}`,
  useOffer: () => useGivingBack(held()),
  posts: ({ order }) => posting(refunds.create, order),
  button: 'Submit refund',
  names: nameFields,
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
