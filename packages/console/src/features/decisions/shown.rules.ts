import { digestOf } from '@mpc/api/evidence';
import type { ShownFact } from '#shared/command-log/shown-log.ts';
import { stepText, type Content } from './fact.rules.ts';
import type { Decidable } from './decision.rules.ts';

const sideText = (side: Content['diff'][number]['before']): string =>
  typeof side === 'string' ? side : (side?.text ?? '');

/** Everything that something said to whoever decided it, in the words it was said in; of a change, what was and what would be. */
export function shownFacts({ facts, beside = [], diff }: Content): ShownFact[] {
  return [
    ...[...facts, ...beside].map(({ key, label, text }) => ({ key, label, text })),
    ...diff.map(({ key, label, before, after }) => ({
      key: `change ${key}`,
      label: typeof label === 'string' ? label : key,
      text: `${sideText(before)} → ${sideText(after)}`,
    })),
  ].filter(({ text }) => text !== '');
}

/** The same with the step it was decided at. */
export const shownAt = (
  subject: Pick<Decidable, 'nodes' | 'status'>,
  content: Content,
  stepLabel: string,
): ShownFact[] => {
  const step = stepText(subject);
  return [...shownFacts(content), ...(step === '' ? [] : [{ key: 'step', label: stepLabel, text: step }])];
};

/** The digest of what pays nobody: of all that it says, in the words it was said in. */
export const contentDigest = (content: Content): string =>
  digestOf(shownFacts(content).map(({ key, label, text }) => [key, label, text]));
