import * as v from 'valibot';
import {
  SweepRuleDraft,
  type SweepImportFault,
  type SweepImportRow,
} from '../../../domains/auto-collect/sweep-rules.schema.ts';
import { sweepRuleOf } from './is-swept.ts';
import { balanceFault, coinFault, setRule, type RuleSetter } from './sweep-rules.ts';

/** A line without the spaces around its values; a reserve that is left empty is none. */
function trimmed({ symbol, collect_min, fueling_limit, reserve_amount = '' }: SweepImportRow) {
  const reserve = reserve_amount.trim();
  return {
    symbol: symbol.trim(),
    collect_min: collect_min.trim(),
    fueling_limit: fueling_limit.trim(),
    ...(reserve === '' ? {} : { reserve_amount: reserve }),
  };
}

/** Sets a rule for each line that is right, and tells of the others why not. */
export function importRules(setter: RuleSetter, rows: readonly SweepImportRow[], mode: 'add' | 'overwrite') {
  const { world, wallet } = setter;
  const fail: { row: number; symbol: string; reason: SweepImportFault }[] = [];
  const named = new Set<string>();

  function faultOf(line: ReturnType<typeof trimmed>): SweepImportFault | undefined {
    if (named.has(line.symbol)) return 'repeated';
    const fault = coinFault(setter, line.symbol);
    if (fault !== undefined) return fault;
    if (!v.is(SweepRuleDraft, line)) return 'amount';
    if (mode === 'add' && sweepRuleOf(world, wallet.wallet_id, line.symbol) !== undefined) return 'exists';
    return balanceFault(setter, line);
  }

  rows.forEach((row, index) => {
    const line = trimmed(row);
    const reason = faultOf(line);
    named.add(line.symbol);
    if (reason === undefined) setRule(setter, line);
    else fail.push({ row: index + 1, symbol: line.symbol, reason });
  });
  return { success: rows.length - fail.length, fail };
}
