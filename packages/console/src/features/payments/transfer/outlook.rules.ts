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

/** The strategies that would decide about recipients, where those differ: one order cannot go to them all. */
export function differing(hits: readonly (StrategyFor | null | undefined)[]): StrategyFor[] {
  const each = new Map(hits.flatMap((hit) => (hit ? [[hit.strategy_id, hit] as const] : [])));
  return each.size > 1 ? [...each.values()] : [];
}

/** What decides about every recipient: the strategy of the first, known once all are. */
export const decidingAll = (
  hits: readonly (StrategyFor | null | undefined)[],
): StrategyFor | null | undefined => (hits.includes(undefined) ? undefined : hits[0]);
