import { lazyPart } from '#shared/lazy-part.tsx';

export type { AskedOrder, TestedOrder } from './asked-order.rules.ts';
export { DecisionName } from './decision-name.tsx';
export { RuleName, type NamedIn } from './rule-name.tsx';
export {
  useTestedDecision,
  type MadeOrder,
  type TestedDecision,
  type TestScope,
  type TestSubject,
} from './use-tested-decision.ts';
export { useOwnDecision } from './use-own-decision.ts';
export type { StrategyChange } from './with-change.rules.ts';

/** What is wrong with strategies, and how the last orders would be decided by a draft of them. */
export const StrategyCheck = lazyPart(
  () => import('./strategy-check.tsx'),
  'StrategyCheck',
  'strategyEngine',
);
