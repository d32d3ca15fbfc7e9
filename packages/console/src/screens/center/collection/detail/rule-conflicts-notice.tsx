import type { CollectRule } from '@mpc/api';
import { ConflictNotice } from '../rule/conflict-notice.tsx';
import { useConflicts } from '../rule/use-conflicts.ts';

/** Says which coins of a rule Auto sweep sweeps too; nothing where it sweeps none. */
export function RuleConflictsNotice({ rule }: { rule: CollectRule }) {
  const swept = rule.symbol_list.filter(({ status }) => status === 1);
  const conflicts = useConflicts(
    rule.wallet_id,
    swept.map(({ symbol }) => symbol),
    rule.created_at,
  );
  return <ConflictNotice conflicts={conflicts} coins={rule.symbol_list} />;
}
