import { stepsFault, strategyLimits, type StepFault } from '@mpc/api';
import { draftsOf, type StepValues } from './step-values.ts';

/** Someone who may be chosen, as far as that matters. */
export interface StepCandidate {
  uid: number;
  /** 1 for who holds the wallet's key. */
  can_sign: 0 | 1;
}

export type StepFaultKind =
  | StepFault
  | 'nameTooLong'
  /** Somebody in it may not be chosen any more. */
  | 'notMember'
  /** Somebody in the step that signs does not hold the wallet's key. */
  | 'noKey';

const signs = { node_type: 2, threshold: 1, uids: [1] } as const;

/** What is wrong with one step, wherever it stands. */
function faultIn(step: StepValues, candidates: readonly StepCandidate[]): StepFaultKind | null {
  const [draft] = draftsOf([step]);
  if (draft === undefined) return null;
  const fault = stepsFault(step.type === 2 ? [draft] : [draft, signs])?.fault;
  if (fault !== undefined) return fault;
  if (Array.from(step.name.trim()).length > strategyLimits.nameLength) return 'nameTooLong';
  const found = step.uids.map((uid) => candidates.find((one) => one.uid === uid));
  if (found.includes(undefined)) return 'notMember';
  return step.type === 2 && found.some((one) => one?.can_sign !== 1) ? 'noKey' : null;
}

/** What is wrong with each step, by its key; and with their order or number, which the form itself does not allow. */
export function stepFaults(
  steps: readonly StepValues[],
  candidates: readonly StepCandidate[],
): ReadonlyMap<string, StepFaultKind> {
  const faults = new Map<string, StepFaultKind>();
  for (const step of steps) {
    const fault = faultIn(step, candidates);
    if (fault !== null) faults.set(step.key, fault);
  }
  const whole = stepsFault(draftsOf(steps));
  const at = whole === undefined ? undefined : steps[whole.index];
  if (whole !== undefined && at !== undefined && !faults.has(at.key)) faults.set(at.key, whole.fault);
  return faults;
}
