import type { CollectRule } from '@mpc/api';
import type { TFunction } from 'i18next';
import { codeWords } from '#shared/status/look-of.ts';
import { lackOf } from './authorizations.rules.ts';
import { ruleStatus } from './rule-looks.ts';

/** What keeps an active rule from sweeping: what it lacks, or a conflict with auto sweep; null where nothing does. */
export const hindranceOf = (rule: CollectRule, isInConflict: boolean) =>
  lackOf(rule) ?? (isInConflict && rule.status === 3 ? 'conflict' : null);

/** Where a rule stands, in words: an active one that is kept from sweeping is active all the same. */
export function ruleStatusWords(
  rule: CollectRule,
  isInConflict: boolean,
  t: TFunction<'collection'>,
): string {
  const hindrance = hindranceOf(rule, isInConflict);
  return hindrance === null ? codeWords(ruleStatus, rule.status, t) : t(`lack.${hindrance}`);
}
