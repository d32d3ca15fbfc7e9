import { WithdrawStatus, type ApprovalNode } from '@mpc/api';
import type { OrderInfo } from './order-info.ts';

/** The step that is waited for; undefined once there is none. */
export function activeNode(nodes: readonly ApprovalNode[]): ApprovalNode | undefined {
  return nodes.find((node) => node.node_status === 1);
}

/** Whether the step that is waited for asks this person, who has not answered yet. */
export function isAsked(order: Pick<OrderInfo, 'node_list'>, uid: number): boolean {
  const members = activeNode(order.node_list)?.members ?? [];
  return members.some((member) => member.uid === uid && member.status === 0);
}

/** Whether people can still decide about an order. */
export function isOpen({ status }: Pick<OrderInfo, 'status'>): boolean {
  return status === WithdrawStatus.awaitingApproval || status === WithdrawStatus.awaitingSignature;
}

/** Whether people are still asked about it: about the order, or about a replacement of one that is under way. */
export function awaitsPeople(order: Pick<OrderInfo, 'status' | 'pending_round'>): boolean {
  return isOpen(order) || (order.status === WithdrawStatus.inPayment && order.pending_round === true);
}

/** Where an approval stands: step `at` of `of`. */
export function nodePosition(nodes: readonly ApprovalNode[]): { at: number; of: number } {
  const active = activeNode(nodes);
  const at =
    active === undefined ? nodes.filter((node) => node.node_status > 1).length : nodes.indexOf(active) + 1;
  return { at, of: nodes.length };
}
