import type { Tone } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { sayRefusal } from './batch-words.ts';
import type { Outcome, OutcomeState } from './outcome.ts';

/** How an outcome looks; `waiting` is a payment that was not tried yet. */
export const outcomeTones = {
  waiting: 'idle',
  sent: 'running',
  refused: 'danger',
  unknown: 'attention',
  notFound: 'attention',
  differs: 'danger',
  moved: 'idle',
  held: 'attention',
} as const satisfies Record<OutcomeState | 'waiting', Tone>;

/** What became of a payment, in a word. */
export const sayOutcome = (t: TFunction, outcome: Outcome | null): string =>
  t(`batch.outcome.${outcome?.state ?? 'waiting'}`);

/** Why it was not sent; null where there is nothing to explain. */
export function sayWhy(t: TFunction, outcome: Outcome | null): string | null {
  if (outcome?.state === 'refused') return sayRefusal(t, outcome.code, outcome.msg);
  if (outcome?.state === 'held') return t(`batch.held.${outcome.why}`, { name: outcome.name });
  if (outcome?.state === 'unknown') return t('batch.lookedFor');
  if (outcome?.state === 'notFound') return t('batch.sentAgain');
  return null;
}
