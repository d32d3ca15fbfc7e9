import { isTerminal, WithdrawStatus } from '@mpc/api';
import { isOpen, type OrderInfo } from '#features/orders';

/** One step of an order's life, in facts; the words are put to it where it is shown. */
export type StoryStep = { state: 'done' | 'current' | 'waiting' | 'failed'; at?: number | undefined } & (
  | { kind: 'created'; name: string }
  | { kind: 'screened'; level: number; score: number }
  | { kind: 'approved' | 'refused'; name: string; remark: string }
  | { kind: 'approval'; done: number; of: number }
  | { kind: 'signature'; name: string }
  | { kind: 'broadcast' }
  | { kind: 'confirmations'; done: number; of: number }
  | { kind: 'finished' }
  | { kind: 'ended'; status: number; name: string; reason: string }
);

/** The whole story of an order: what happened, what happens now, and what is still to come, or how it ended. */
export function storyOf(order: OrderInfo): StoryStep[] {
  return [...asked(order), ...answered(order), ...(hasEnded(order) ? [ending(order)] : ahead(order))];
}

/** Otherwise than by being completed. */
function hasEnded(order: OrderInfo): boolean {
  return isTerminal(order) && order.status !== WithdrawStatus.done;
}

function asked({ created_at, initiator, kyt }: OrderInfo): StoryStep[] {
  const created: StoryStep = {
    kind: 'created',
    state: 'done',
    at: created_at,
    name: initiator?.nickname ?? '',
  };
  if (kyt.level === 0) return [created];
  const { level, score, checked_at } = kyt;
  return [created, { kind: 'screened', state: level > 2 ? 'failed' : 'done', at: checked_at, level, score }];
}

/** Everybody's answer, in the order in which they came. The signature tells its own story. */
function answered({ node_list }: OrderInfo): StoryStep[] {
  return node_list
    .flatMap((node) => node.members.map((member) => ({ ...member, signs: node.node_type === 2 })))
    .filter(({ status, signs }) => status === 2 || (status === 1 && !signs))
    .sort((one, other) => (one.time ?? 0) - (other.time ?? 0))
    .map(({ status, name, time, remark = '' }) => ({
      kind: status === 1 ? 'approved' : 'refused',
      state: status === 1 ? 'done' : 'failed',
      at: time,
      name,
      remark,
    }));
}

/** How it ended, and by whom where a person canceled it or rejected it by its screening. */
const ending = ({ status, finished_at, fail_reason = '', log = [] }: OrderInfo): StoryStep => ({
  kind: 'ended',
  state: 'failed',
  at: finished_at,
  status,
  name: log.findLast(({ event }) => event === 'discarded' || event === 'stopped')?.by ?? '',
  reason: fail_reason,
});

const stateOf = (done: boolean, current: boolean) => (done ? 'done' : current ? 'current' : 'waiting');

/** From the approvals that are missing to the last confirmation. */
function ahead(order: OrderInfo): StoryStep[] {
  const { status, txid, confirmations, withdraw_confirmation, signed_at, broadcast_at, finished_at } = order;
  const approvals = order.node_list.filter((node) => node.node_type === 1);
  const passed = approvals.filter((node) => node.node_status === 2).length;
  const isDone = status === WithdrawStatus.done;
  const paying = status === WithdrawStatus.inPayment;
  const onChain = txid !== '';
  const waitsFor = (code: number) => isOpen(order) && status === code;
  return [
    ...(waitsFor(WithdrawStatus.awaitingApproval)
      ? [{ kind: 'approval', state: 'current', done: passed, of: approvals.length } as const]
      : []),
    {
      kind: 'signature',
      state: stateOf(isDone || paying, waitsFor(WithdrawStatus.awaitingSignature)),
      at: signed_at,
      name: order.signed_by ?? '',
    },
    { kind: 'broadcast', state: stateOf(isDone || (paying && onChain), paying), at: broadcast_at },
    {
      kind: 'confirmations',
      state: stateOf(isDone, paying && onChain),
      done: confirmations,
      of: withdraw_confirmation,
    },
    { kind: 'finished', state: stateOf(isDone, false), at: isDone ? finished_at : undefined },
  ];
}
