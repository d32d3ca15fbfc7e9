/** What a strategy may have at most. */
export const strategyLimits = {
  /** Steps that approve, before the one that signs. */
  approveSteps: 9,
  peopleInStep: 20,
  nameLength: 30,
  /** Hours over which payments are added up. */
  windowHours: 720,
  contracts: 50,
  addresses: 50,
  methods: 20,
  parameters: 10,
  /** The last place of a parameter. */
  parameterIndex: 31,
  parameterLength: 128,
} as const;

/** One step as it is drafted: 1 approve, 2 approve & sign; who may decide it, and how many of them must. */
export interface DraftedStep {
  node_type: 1 | 2;
  threshold: number;
  uids: readonly number[];
}

/** What is wrong with the steps of a strategy, whoever the people in them are. */
export type StepFault =
  | 'tooManySteps'
  /** The last step, and no other, is the one that signs. */
  | 'lastSigns'
  | 'nobody'
  | 'tooManyPeople'
  /** Someone is in one step twice. */
  | 'repeated'
  /** At least one, and no more than there are people in it. */
  | 'threshold';

function faultOf({ node_type, threshold, uids }: DraftedStep, isLast: boolean): StepFault | undefined {
  if ((node_type === 2) !== isLast) return 'lastSigns';
  if (uids.length === 0) return 'nobody';
  if (uids.length > strategyLimits.peopleInStep) return 'tooManyPeople';
  if (new Set(uids).size < uids.length) return 'repeated';
  return Number.isInteger(threshold) && threshold >= 1 && threshold <= uids.length ? undefined : 'threshold';
}

/** The first thing that is wrong with a line of steps, and with which of them; undefined where nothing is. */
export function stepsFault(steps: readonly DraftedStep[]): { fault: StepFault; index: number } | undefined {
  if (steps.length === 0) return { fault: 'lastSigns', index: 0 };
  if (steps.length > strategyLimits.approveSteps + 1)
    return { fault: 'tooManySteps', index: strategyLimits.approveSteps };
  return steps
    .map((step, index) => ({ fault: faultOf(step, index === steps.length - 1), index }))
    .find((found): found is { fault: StepFault; index: number } => found.fault !== undefined);
}

/** Whether a text names a time zone. */
export function isTimeZone(zone: string): boolean {
  // An offset such as +08:00 is taken by newer engines only, and follows no summer time.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
