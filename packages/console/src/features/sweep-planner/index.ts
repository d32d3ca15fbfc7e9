import { lazyPart } from '#shared/lazy-part.tsx';

export { isNoCoin, NoSuchCoin } from './no-such-coin.tsx';

/** What thresholds of a coin would cost, and what the next run does. */
export const SweepPlanner = lazyPart(() => import('./sweep-planner.tsx'), 'SweepPlanner', 'coSigner');
