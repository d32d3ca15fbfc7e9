import { create } from 'zustand';
import type { Sent } from './verdict.rules.ts';

/** A verdict that is not answered, or whose answer was lost, and how often its subject was read since. */
export interface UnsettledVerdict {
  sent: Sent;
  checks: number;
  /** The last check was answered, and the verdict did not show. */
  unseen: boolean;
}

/** Verdicts nobody knows the outcome of: they outlive the drawer they were given in, not the tab. */
export const useUnsettledVerdicts = create<{ verdicts: readonly UnsettledVerdict[] }>()(() => ({
  verdicts: [],
}));

/** Remembers a verdict that is being sent. */
export function rememberVerdict(sent: Sent): void {
  useUnsettledVerdicts.setState(({ verdicts }) => ({
    verdicts: [...verdicts, { sent, checks: 0, unseen: false }],
  }));
}

/** Writes down one more look at its subject. */
export function countLook(sent: Sent, unseen: boolean): void {
  useUnsettledVerdicts.setState(({ verdicts }) => ({
    verdicts: verdicts.map((one) => (one.sent === sent ? { ...one, checks: one.checks + 1, unseen } : one)),
  }));
}

/** Forgets a verdict: its outcome is known. */
export function forgetVerdict(sent: Sent): void {
  useUnsettledVerdicts.setState(({ verdicts }) => ({
    verdicts: verdicts.filter((one) => one.sent !== sent),
  }));
}

const isAbout =
  (uid: number, key: string) =>
  ({ sent }: UnsettledVerdict): boolean =>
    sent.uid === uid && sent.key === key;

/** The verdict of somebody about something that is still to be settled, as it stands now. */
export function unsettledVerdict(uid: number, key: string): UnsettledVerdict | null {
  return useUnsettledVerdicts.getState().verdicts.find(isAbout(uid, key)) ?? null;
}

/** The same, followed. */
export function useUnsettledVerdict(uid: number, key: string): UnsettledVerdict | null {
  return useUnsettledVerdicts(({ verdicts }) => verdicts.find(isAbout(uid, key)) ?? null);
}
