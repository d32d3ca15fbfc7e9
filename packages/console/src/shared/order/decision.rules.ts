import { WithdrawStatus } from '@mpc/api';
import { activeNode, awaitsPeople, isOpen } from './order-turn.rules.ts';
import { decidedAs, type OrderInfo } from './order-info.ts';

/** What a person may do about an order here. Signing is done on the phone. */
export type Act = 'approve' | 'refuse' | 'cancel';

/** A decision as it was sent. */
export interface Decision {
  uid: number;
  orderId: number;
  act: Act;
  /** The step it was about. */
  nodeIndex: number | null;
}

/** Whether an order lets this be done now. */
export function allows(order: OrderInfo, act: Act): boolean {
  if (act === 'cancel') return order.can_cancel;
  if (decidedAs(order) === null) return false;
  return act === 'approve' ? order.my_action === 1 : order.my_action !== 0;
}

/** A decision about an order, as it would be sent now. */
export function decisionOn(order: OrderInfo, uid: number, act: Act): Decision {
  return { uid, orderId: order.id, act, nodeIndex: activeNode(order.node_list)?.node_index ?? null };
}

/**
 * What an order tells of a decision whose answer was lost: it was `taken`, it was `overtaken` by somebody else's, or it
 * does not show (`unseen`).
 */
export function standingOf(decision: Decision, order: OrderInfo): 'taken' | 'overtaken' | 'unseen' {
  const { act, uid, nodeIndex } = decision;
  const node = order.node_list.find((one) => one.node_index === nodeIndex);
  const mine = node?.members.find((member) => member.uid === uid)?.status;
  const taken = {
    approve: mine === 1,
    refuse: mine === 2,
    cancel: order.status === WithdrawStatus.discarded,
  };
  if (taken[act]) return 'taken';
  const goesOn = act === 'cancel' ? isOpen(order) : awaitsPeople(order) && node?.node_status === 1;
  return goesOn ? 'unseen' : 'overtaken';
}
