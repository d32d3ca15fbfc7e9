import type { SweepRule } from '@mpc/api';
import { isAsSent } from '../rules/rule-values.ts';
import { toImport, type RuleRow } from './rules-csv.rules.ts';

/** What becomes of rules that there are already. */
export type ImportMode = 'add' | 'overwrite';

/** What a row does: a first rule, another one, or nothing, because the rule is the same or stays as it is. */
export type ImportEffect = 'added' | 'changed' | 'same' | 'kept';

/** A row that is imported, beside the rule its coin has now. */
export interface ImportStep {
  row: RuleRow;
  before: SweepRule | undefined;
  effect: ImportEffect;
}

/** What an import would do, row by row. */
export function importSteps(
  rows: readonly RuleRow[],
  rules: readonly SweepRule[],
  mode: ImportMode,
): ImportStep[] {
  const bySymbol = new Map(rules.map((rule) => [rule.symbol, rule]));
  return rows.map((row) => {
    const before = bySymbol.get(row.values.symbol);
    return { row, before, effect: effectOf(row, before, mode) };
  });
}

function effectOf(row: RuleRow, before: SweepRule | undefined, mode: ImportMode): ImportEffect {
  if (before === undefined) return 'added';
  if (mode === 'add') return 'kept';
  return isAsSent(before, toImport(row)) ? 'same' : 'changed';
}
