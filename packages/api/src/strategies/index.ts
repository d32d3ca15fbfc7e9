export type { Answer, ConditionName, Look } from './conditions.ts';
export {
  decide,
  explain,
  explainOrder,
  readyRules,
  type Decider,
  type Decision,
  type Explained,
  type ExplainedLook,
  type ReadyRules,
} from './decide.ts';
export {
  anyAmount,
  cutToCents,
  decimalOf,
  exactly,
  type CallFacts,
  type Moved,
  type OrderFacts,
  type PaidParty,
  type PastOrder,
  type Range,
} from './facts.ts';
export { PastOrders } from './past-orders.ts';
export { placeKey } from './place-key.ts';
export { replay, type Replayed, type ReplayedOrder } from './replay.ts';
export type { Past, ReadyRule, StrategyRule } from './rule.ts';
export { lint, type Fault, type Finding, type Linted, type LintedRule } from './lint.ts';
export { decisionsIn, lineOf, type Lines } from './lines.ts';
export type { PricedCoin } from './witness.ts';
