import type { StrategyStep } from '@mpc/api';
import type { StepPerson } from './step-people.ts';
import type { StepValues } from './step-values.ts';

/** Steps of a form as they would be in force, with everybody in them by name. */
export function proposedSteps(
  values: readonly StepValues[],
  candidates: readonly StepPerson[],
): StrategyStep[] {
  return values.map(({ type, name, threshold, uids }, at) => ({
    node_index: at + 1,
    node_type: type,
    name: name.trim(),
    threshold,
    members: uids.flatMap((uid) => candidates.filter((one) => one.uid === uid)),
  }));
}
