import type { StrategySide } from '@mpc/api';
import type { Linted, LintedRule } from '@mpc/api/strategies';
import { ownerSteps, stepsOf } from './rule-of.ts';

/** A change of the strategies of a sub-wallet, asked for or drafted. */
export type StrategyChange = AdvancedChange | { business: 'basic'; after: StrategySide | null };

/** The number of a strategy that is drafted and has none. 0 would be the basic strategy. */
export const drafted = -1;

interface AdvancedChange {
  business: 'transfer' | 'web3';
  /** 1 add, 2 edit, 3 delete, 4 sort. */
  op: 1 | 2 | 3 | 4;
  /** 0 of one that is added, and of a new order. */
  strategyId: number;
  after: StrategySide | null;
}

/** Strategies with one put where it is to stand among those of its type: 1 is the first. */
function placed(rules: readonly LintedRule[], rule: LintedRule, priority: number): LintedRule[] {
  const same = rules.filter(({ type }) => type === rule.type);
  const others = rules.filter(({ type }) => type !== rule.type);
  return [...others, ...same.toSpliced(priority - 1, 0, rule)];
}

/** The strategies of a sub-wallet as they would be after a change. */
export function withChange(now: Linted, change: StrategyChange): Linted {
  if (change.business !== 'basic') return { ...now, rules: rulesAfter(now.rules, change) };
  const { scenes, node_list } = change.after ?? {};
  if (scenes !== undefined && !scenes.includes('transfer')) return { ...now, basic: ownerSteps(now.people) };
  return node_list === undefined ? now : { ...now, basic: stepsOf(node_list) };
}

function rulesAfter(
  inForce: readonly LintedRule[],
  { business, op, strategyId, after }: AdvancedChange,
): readonly LintedRule[] {
  const type = business === 'transfer' ? 1 : 2;
  const rest = inForce.filter(({ strategy_id }) => strategy_id !== strategyId);
  if (op === 3) return rest;
  if (after === null) return inForce;
  if (op === 4) {
    const order = (after.order ?? []).map(({ strategy_id }) => strategy_id);
    const placeOf = ({ strategy_id }: LintedRule) => order.indexOf(strategy_id);
    const sorted = inForce
      .filter((rule) => rule.type === type)
      .toSorted((one, other) => placeOf(one) - placeOf(other));
    return [...inForce.filter((rule) => rule.type !== type), ...sorted];
  }
  const before = inForce.find(({ strategy_id }) => strategy_id === strategyId);
  const { name = before?.name ?? '', conditions = before?.conditions, action = before?.action ?? 1 } = after;
  if (conditions === undefined) return inForce;
  const steps =
    action === 1 ? (after.node_list === undefined ? (before?.steps ?? []) : stepsOf(after.node_list)) : [];
  const same = inForce.filter((rule) => rule.type === type);
  const last = same.length + (op === 1 ? 1 : 0);
  const now = before === undefined ? last : same.indexOf(before) + 1;
  const strategy_id = strategyId === 0 ? drafted : strategyId;
  return placed(rest, { strategy_id, name, type, conditions, action, steps }, after.priority ?? now);
}
