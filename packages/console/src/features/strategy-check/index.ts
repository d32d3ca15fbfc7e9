import { lazyPart } from '#shared/lazy-part.tsx';

export type { StrategyChange } from './with-change.rules.ts';

/** What is wrong with strategies, and how the last orders would be decided by a draft of them. */
export const StrategyCheck = lazyPart(
  () => import('./strategy-check.tsx'),
  'StrategyCheck',
  'strategyEngine',
);
