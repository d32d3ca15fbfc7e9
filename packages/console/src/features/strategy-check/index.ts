import { lazyPart } from '#shared/lazy-part.tsx';

export { factsOfAsked, testOrder, type AskedOrder, type TestedOrder } from './asked-order.rules.ts';
export { decisionName } from './decision-name.ts';
export type { ListedOrder } from './past-orders.rules.ts';
export { useStrategyFacts } from './use-strategy-facts.ts';
export { withChange, type StrategyChange } from './with-change.rules.ts';

/** What is wrong with strategies, and how the last orders would be decided by a draft of them. */
export const StrategyCheck = lazyPart(
  () => import('./strategy-check.tsx'),
  'StrategyCheck',
  'strategyEngine',
);
