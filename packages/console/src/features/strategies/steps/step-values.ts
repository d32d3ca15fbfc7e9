import type { StrategyStep } from '@mpc/api';
import { fits, isNumber, isText, listOf } from '#shared/fields.ts';

/** One step of a strategy as it stands in a form. */
export interface StepValues {
  /** Tells it from the other steps of the form while they move. */
  key: string;
  /** 1 approve, 2 approve & sign: exactly one, the last. */
  type: 1 | 2;
  name: string;
  uids: readonly number[];
  threshold: number;
}

/** Steps in force as a form begins with them; where there are none, one that signs. */
export function stepValuesOf(steps: readonly StrategyStep[]): StepValues[] {
  const values = steps.map((step, index): StepValues => ({
    key: `step-${index + 1}`,
    type: step.node_type,
    name: step.name,
    uids: step.members.map(({ uid }) => uid),
    threshold: step.threshold,
  }));
  return values.at(-1)?.type === 2
    ? values
    : [...values, { key: 'sign', type: 2, name: '', uids: [], threshold: 1 }];
}

/** Steps as they are sent. */
export const draftsOf = (values: readonly StepValues[]) =>
  values.map(({ type, name, uids, threshold }) => ({
    node_type: type,
    threshold,
    uids: [...uids],
    ...(name.trim() === '' ? {} : { name: name.trim() }),
  }));

/** The same with a further step that approves, before the one that signs. */
export function withStep(values: readonly StepValues[]): StepValues[] {
  const taken = new Set(values.map(({ key }) => key));
  let number = values.length + 1;
  while (taken.has(`step-${number}`)) number += 1;
  const added: StepValues = { key: `step-${number}`, type: 1, name: '', uids: [], threshold: 1 };
  return [...values.slice(0, -1), added, ...values.slice(-1)];
}

/** What a form says of one step, put in its place. */
export const withPart = (
  values: readonly StepValues[],
  key: string,
  part: Partial<Omit<StepValues, 'key' | 'type'>>,
): StepValues[] => values.map((step) => (step.key === key ? { ...step, ...part } : step));

/** The steps in the order of their keys. */
export const inOrder = (values: readonly StepValues[], keys: readonly string[]): StepValues[] =>
  keys.flatMap((key) => values.filter((step) => step.key === key));

const isStep = fits<StepValues>({
  key: isText,
  type: (value) => value === 1 || value === 2,
  name: isText,
  uids: listOf(isNumber),
  threshold: isNumber,
});

/** Whether something kept in this browser is the steps of a form. */
export const isStepValues = (value: unknown): value is StepValues[] => listOf(isStep)(value);
