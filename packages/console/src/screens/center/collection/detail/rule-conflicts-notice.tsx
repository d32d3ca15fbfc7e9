import type { CollectRule } from '@mpc/api';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../rule/conflict-notice.tsx';
import { RuleShape } from '../rule/rule-shape.tsx';
import { RuleTag } from '../rule/rule-tag.tsx';
import { useRuleConflicts } from '../rule/use-conflicts.ts';

interface RuleConflictsNoticeProps {
  rule: CollectRule;
  /** What stands below. It waits for the notice, which would push it down. */
  children?: ReactNode;
}

/** Says which coins of a rule Auto sweep sweeps too; nothing where it sweeps none. */
export function RuleConflictsNotice({ rule, children }: RuleConflictsNoticeProps) {
  const conflicts = useRuleConflicts(rule);
  if (!conflicts.isSettled) return <RuleShape />;
  return (
    <>
      <ConflictNotice conflicts={conflicts} coins={rule.symbol_list} />
      {children}
    </>
  );
}

/** Where a rule stands, its conflicts with Auto sweep included. */
export function RuleConflictTag({ rule }: { rule: CollectRule }) {
  return <RuleTag rule={rule} isInConflict={useRuleConflicts(rule).conflicts.length > 0} />;
}
