import { approvals, web3, withdrawals, WithdrawStatus, type ItemStatus } from '@mpc/api';
import { allows, type Decidable, type Run, type Saying, type Decision } from '#features/decisions';
import { decidedAs, type OrderInfo, type OrderRef } from './order-info.ts';
import { awaitsPeople } from './order-turn.rules.ts';

/** An order, as everything that waits for people stands. */
export interface OrderSubject extends Decidable {
  order: OrderInfo;
}

/** How an order stands as an item: 0 while people can decide about it, or about a replacement of it. */
function outcome(order: OrderInfo): ItemStatus {
  if (awaitsPeople(order)) return 0;
  switch (order.status) {
    case WithdrawStatus.notApproved:
    case WithdrawStatus.rejected:
      return 2;
    case WithdrawStatus.discarded:
      return 3;
    case WithdrawStatus.autoCancelled:
      return 4;
    case WithdrawStatus.rejectedBySystem:
      return 5;
    default:
      return 1;
  }
}

/** An order as the subject of a decision. */
export function subjectOf(order: OrderInfo): OrderSubject {
  return {
    key: `${order.trans_kind} ${order.id}`,
    status: outcome(order),
    nodes: order.node_list,
    // A sweep asks nobody one by one.
    myAction: decidedAs(order) === null ? 0 : order.my_action,
    canRevoke: order.can_cancel,
    order,
  };
}

/** Whether an order lets this be said by a call now: the signature is given on the phone. */
export const mayDecide = (subject: OrderSubject, decision: Decision): boolean =>
  allows(subject, decision) && (decision !== 'approve' || subject.myAction === 1);

/** Sends what was decided about the order that was asked for: by the call that passes or refuses it, or by the one that takes it back. */
export async function sendDecision(
  { kind, id }: OrderRef,
  decision: Decision,
  { run, nodeIndex, remark, shown }: Saying & { run: Run },
): Promise<unknown> {
  const words = remark === '' ? {} : { remark };
  if (decision === 'revoke') return run(kind === 'web3' ? web3.cancel : withdrawals.cancel, { id, ...words });
  return run(approvals.audit, {
    id,
    trans_kind: decidedAs({ trans_kind: kind }) ?? 'withdraw',
    audit_result: decision === 'approve' ? 1 : 2,
    ...(nodeIndex === null ? {} : { node_index: nodeIndex }),
    ...words,
    ...shown,
  });
}
