import type { Decision } from '@mpc/api/strategies';
import type { TFunction } from 'i18next';
import { listed } from '#shared/i18n/i18n.ts';

type Words = TFunction<'strategyEngine'>;

/** Which strategies decide, by name. A draft without a name yet is the new one. */
export function decisionName(t: Words, decision: Decision): string {
  if (decision.kind === 'undecidable') return t('check.undecidable');
  const names = decision.by.map((by) => (by === null ? t('check.basic') : by.name || t('check.newOne')));
  return decision.kind === 'mixed' ? t('check.mixed', { names: listed(names) }) : listed(names);
}
