import type { StrategyStep } from '@mpc/api';
import type { TFunction } from 'i18next';
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

const logged = /^(\d+)\/(\d+) (.+)$/;

/** A line of the server's log, "1/2 Kofi Okafor, Ana Ruiz → 1/1 Ana Ruiz", in the same words; any other text as it is. */
export function loggedSteps(text: string, t: TFunction<'strategyEngine'>): string {
  const steps = text.split(' → ').map((step) => logged.exec(step) ?? []);
  if (steps.some(({ length }) => length === 0)) return text;
  return steps
    .map(([, threshold = '', of = '', people = ''], at) =>
      t('steps.inText', { index: at + 1, people: listed(people.split(', ')), threshold, of }),
    )
    .join(' · ');
}

/** Steps in one line of text: "1. Kofi Okafor, Ana Ruiz (1/2) · 2. Ana Ruiz (1/1)". */
export const stepsText = (steps: readonly StrategyStep[], t: TFunction<'strategyEngine'>): string =>
  drawnSteps(steps)
    .map(({ threshold, people }, at) =>
      t('steps.inText', { index: at + 1, people: listed(people), threshold, of: people.length }),
    )
    .join(' · ');
