import type { StepValues } from './step-values.ts';

/** What a line of steps allows that its author may not have meant. */
export type StepWarning =
  /** One person passes every step: also what they requested themselves. */
  | { kind: 'alone'; uid: number }
  /** The only approver of a step may also request what it approves. `index` begins at 1. */
  | { kind: 'ownApprover'; uid: number; index: number };

/**
 * Warns of what one person can do alone.
 *
 * @param initiators - Who may request what these steps decide; null for everyone.
 */
export function stepWarnings(
  steps: readonly StepValues[],
  initiators: readonly number[] | null,
): StepWarning[] {
  const mayRequest = (uid: number) => initiators === null || initiators.includes(uid);
  const [first] = steps;
  const alone = (first?.uids ?? [])
    .filter(mayRequest)
    .filter((uid) => steps.every((step) => step.threshold === 1 && step.uids.includes(uid)))
    .map((uid): StepWarning => ({ kind: 'alone', uid }));
  const own = steps.flatMap(({ type, uids }, at): StepWarning[] => {
    const [only, ...others] = uids;
    const isSaid = alone.some(({ uid }) => uid === only);
    return type === 2 || only === undefined || others.length > 0 || isSaid || !mayRequest(only)
      ? []
      : [{ kind: 'ownApprover', uid: only, index: at + 1 }];
  });
  return [...alone, ...own];
}
