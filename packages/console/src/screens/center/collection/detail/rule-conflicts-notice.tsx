import type { CollectRule } from '@mpc/api';
import { ConflictNotice } from '../rule/conflict-notice.tsx';
import { RuleTag } from '../rule/rule-tag.tsx';
import { useRuleConflicts } from '../rule/use-conflicts.ts';

/** Says which coins of a rule Auto sweep sweeps too; nothing where it sweeps none. */
export function RuleConflictsNotice({ rule }: { rule: CollectRule }) {
  return <ConflictNotice conflicts={useRuleConflicts(rule)} coins={rule.symbol_list} />;
}

/** Where a rule stands, its conflicts with Auto sweep included. */
export function RuleConflictTag({ rule }: { rule: CollectRule }) {
  return <RuleTag rule={rule} isInConflict={useRuleConflicts(rule).conflicts.length > 0} />;
}
