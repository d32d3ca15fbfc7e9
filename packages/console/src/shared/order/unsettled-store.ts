import { create } from 'zustand';
import type { Decision } from './decision.rules.ts';

/** A decision that is not answered, or whose answer was lost, and how often the order was read since. */
export interface Unsettled {
  decision: Decision;
  checks: number;
  /** The last check was answered, and no decision showed. */
  unseen: boolean;
}

interface UnsettledState {
  decisions: readonly Unsettled[];
}

/** Decisions nobody knows the outcome of: they outlive the drawer they were made in, not the tab. */
export const useUnsettledStore = create<UnsettledState>()(() => ({ decisions: [] }));

const isAbout =
  ({ uid, orderId }: Pick<Decision, 'uid' | 'orderId'>) =>
  (one: Unsettled) =>
    one.decision.uid === uid && one.decision.orderId === orderId;

/** Remembers a decision that is being sent. */
export function rememberUnsettled(decision: Decision): void {
  useUnsettledStore.setState(({ decisions }) => ({
    decisions: [...decisions, { decision, checks: 0, unseen: false }],
  }));
}

/** Writes down one more check. */
export function countCheck(decision: Decision, unseen: boolean): void {
  useUnsettledStore.setState(({ decisions }) => ({
    decisions: decisions.map((one) =>
      one.decision === decision ? { ...one, checks: one.checks + 1, unseen } : one,
    ),
  }));
}

/** Forgets a decision: its outcome is known. */
export function forgetUnsettled(decision: Decision): void {
  useUnsettledStore.setState(({ decisions }) => ({
    decisions: decisions.filter((one) => one.decision !== decision),
  }));
}

/** The decision of somebody about an order that is still to be settled. */
export function useUnsettled(uid: number, orderId: number): Unsettled | null {
  return useUnsettledStore(({ decisions }) => decisions.find(isAbout({ uid, orderId })) ?? null);
}
