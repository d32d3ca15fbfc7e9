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

const strictness = { 2: 0, 1: 1, 3: 2 } as const;

const rank = (hit: StrategyFor | null) => (hit === null ? 3 : strictness[hit.action]);

/**
 * Of what would decide about each recipient, what decides about them all: a refusal goes before an approval, that before
 * none. Undefined while one of them is not known.
 */
export function strictest(hits: readonly (StrategyFor | null | undefined)[]): StrategyFor | null | undefined {
  const [first, ...others] = hits;
  let decides = first;
  for (const hit of others) {
    if (hit === undefined || decides === undefined) return undefined;
    if (rank(hit) < rank(decides)) decides = hit;
  }
  return decides;
}
