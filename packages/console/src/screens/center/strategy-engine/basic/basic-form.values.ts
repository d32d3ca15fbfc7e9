import type { BasicStrategy, StrategyScene } from '@mpc/api';
import { draftsOf, isStepValues, stepValuesOf, type StepValues } from '#features/strategies';
import { fitsPart, listOf } from '#shared/fields.ts';

/** What a basic strategy can decide, in the order in which it is chosen. */
export const scenes = ['transfer', 'basic', 'higher'] as const satisfies StrategyScene[];

/** A basic strategy as it stands in the form. */
export interface BasicValues {
  scenes: readonly StrategyScene[];
  steps: readonly StepValues[];
}

/** The form in which the strategy in force is changed. */
export const basicValuesOf = ({ scenes: covered, node_list }: BasicStrategy): BasicValues => ({
  scenes: covered,
  steps: stepValuesOf(node_list),
});

/** A form as it is sent. */
export const sentBasic = ({ scenes: covered, steps }: BasicValues) => ({
  scenes: scenes.filter((scene) => covered.includes(scene)),
  node_list: draftsOf(steps),
});

const noEdits: Partial<BasicValues> = {};

const isScene = (value: unknown): boolean => scenes.some((scene) => scene === value);

const isEdits = fitsPart<BasicValues>({ scenes: listOf(isScene), steps: isStepValues });

/** Where what was entered is kept until it is submitted. */
export const basicDraft = (subWalletId: number) => ({
  kind: 'basic-strategy',
  subWalletId,
  empty: noEdits,
  isValues: isEdits,
});
