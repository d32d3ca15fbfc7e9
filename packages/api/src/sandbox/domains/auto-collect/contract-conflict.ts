import type { SweepConflict } from '../../../domains/auto-collect/sweep-rules.schema.ts';
import type { World } from '../../world/world.ts';
import { collectRulesOf } from '../collection/collect-rules.ts';
import { sweepRuleOf } from './is-swept.ts';

/** The contract that sweeps a coin of a wallet too, where there is one. Whichever was set first sweeps it where both could. */
export function contractConflict(world: World, walletId: number, symbol: string): SweepConflict | undefined {
  const [rule] = collectRulesOf(world, walletId, symbol).sort(
    (one, other) => one.created_at - other.created_at,
  );
  if (rule === undefined) return undefined;
  const since = sweepRuleOf(world, walletId, symbol)?.created_at ?? Infinity;
  const auto_collect_runs = since < rule.created_at ? 1 : 0;
  return { symbol, rule_id: rule.id, rule_name: rule.rule_name, auto_collect_runs };
}

/** The addresses whose coin is left to a contract: those that authorized one which was set before. */
export function leftToContract(world: World, walletId: number, symbol: string): ReadonlySet<string> {
  const conflict = contractConflict(world, walletId, symbol);
  if (conflict === undefined || conflict.auto_collect_runs === 1) return new Set();
  const authorised = world.collectAuths
    .where('rule_id', conflict.rule_id)
    .filter((row) => row.symbol === symbol && row.status === 3);
  return new Set(authorised.map((row) => row.address));
}
