import type { AdvancedStrategy, StrategyStep } from '@mpc/api';
import type { Linted, LintedRule, Lines } from '@mpc/api/strategies';

/** Steps as they decide: who, and how many of them. */
export const stepsOf = (steps: readonly StrategyStep[]) =>
  steps.map(({ node_type, threshold, members }) => ({
    node_type,
    threshold,
    uids: members.map(({ uid }) => uid),
  }));

/** A strategy in force, as it decides. */
export const ruleOf = ({
  strategy_id,
  name,
  type,
  conditions,
  action,
  node_list,
}: AdvancedStrategy): LintedRule => ({
  strategy_id,
  name,
  type,
  conditions,
  action,
  steps: stepsOf(node_list),
});

/** What decides where nothing else was agreed: the owner alone. */
export const ownerSteps = (people: Linted['people']): LintedRule['steps'] => [
  { node_type: 2, threshold: 1, uids: people.filter(({ role }) => role === 1).map(({ uid }) => uid) },
];

/** Strategies, with the steps where none of them is met. */
export type Rules = Pick<Linted, 'rules' | 'basic'>;

/** Whom each of them asks. */
export const linesFor = ({ rules, basic }: Rules): Lines => ({
  of: ({ strategy_id }) => rules.find((rule) => rule.strategy_id === strategy_id)?.steps ?? [],
  basic,
});
