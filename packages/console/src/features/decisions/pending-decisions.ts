import { create } from 'zustand';
import type { Sent } from './decision.rules.ts';

/** A decision that is not answered, or whose answer was lost, and how often its subject was read since. */
export interface PendingDecision {
  sent: Sent;
  checks: number;
  /** The last check was answered, and the decision did not show. */
  unseen: boolean;
}

/** Decisions nobody knows the outcome of: they outlive the drawer they were given in, not the tab. */
export const usePendingDecisions = create<{ decisions: readonly PendingDecision[] }>()(() => ({
  decisions: [],
}));

/** Remembers a decision that is being sent. */
export function rememberDecision(sent: Sent): void {
  usePendingDecisions.setState(({ decisions }) => ({
    decisions: [...decisions, { sent, checks: 0, unseen: false }],
  }));
}

/** Writes down one more look at its subject. */
export function countLook(sent: Sent, unseen: boolean): void {
  usePendingDecisions.setState(({ decisions }) => ({
    decisions: decisions.map((one) => (one.sent === sent ? { ...one, checks: one.checks + 1, unseen } : one)),
  }));
}

/** Forgets a decision: its outcome is known. */
export function forgetDecision(sent: Sent): void {
  usePendingDecisions.setState(({ decisions }) => ({
    decisions: decisions.filter((one) => one.sent !== sent),
  }));
}

const isAbout =
  (uid: number, key: string) =>
  ({ sent }: PendingDecision): boolean =>
    sent.uid === uid && sent.key === key;

/** The decision of somebody about something that is still to be settled, as it stands now. */
export function pendingDecision(uid: number, key: string): PendingDecision | null {
  return usePendingDecisions.getState().decisions.find(isAbout(uid, key)) ?? null;
}

/** The same, followed. */
export function usePendingDecision(uid: number, key: string): PendingDecision | null {
  return usePendingDecisions(({ decisions }) => decisions.find(isAbout(uid, key)) ?? null);
}
