import type { StrategyStep } from '@mpc/api';
import { listed } from '#shared/i18n/i18n.ts';
import type { DrawnStep } from './steps-line.tsx';

/** Steps in force, as they are drawn. */
export const drawnSteps = (steps: readonly StrategyStep[]): DrawnStep[] =>
  steps.map(({ node_index, node_type, name, threshold, members }) => ({
    key: String(node_index),
    type: node_type,
    name,
    threshold,
    people: members.map(({ nickname }) => nickname),
  }));

/** Steps in one line of text: "1/2 Kofi Okafor, Ana Ruiz → 1/1 Ana Ruiz". */
export const stepsText = (steps: readonly StrategyStep[]): string =>
  drawnSteps(steps)
    .map(({ threshold, people }) => `${threshold}/${people.length} ${listed(people)}`)
    .join(' → ');
