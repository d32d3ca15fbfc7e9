import type { StrategyFor } from '@mpc/api';

/** Why a strategy decides an order, and what follows: keys of `transfer.hit` and `transfer.follows`. */
export interface Hit {
  why: 'none' | 'basic' | 'advanced';
  follows: 'nothing' | 'approval' | 'refusal' | 'signing';
}

const follows = { 1: 'approval', 2: 'refusal', 3: 'signing' } as const;

/** What a strategy does with an order, and why it is this one: the first advanced one that fits, otherwise the basic one. */
export function hitOf(strategy: StrategyFor | null): Hit {
  if (strategy === null) return { why: 'none', follows: 'nothing' };
  return { why: strategy.type === 0 ? 'basic' : 'advanced', follows: follows[strategy.action] };
}
