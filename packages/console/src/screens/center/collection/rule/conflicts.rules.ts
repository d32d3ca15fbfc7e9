import type { SweepRule } from '@mpc/api';

/** A coin that both ways of sweeping are set up for, and which of them sweeps it. */
export interface Conflict {
  symbol: string;
  runs: 'auto' | 'contract';
}

/** Of coins that have an auto sweep rule, those that are switched on there: whichever was set up first sweeps them. */
export function conflictsOf(
  repeated: readonly string[],
  rules: readonly Pick<SweepRule, 'symbol' | 'status' | 'created_at'>[],
  since: number | null,
): Conflict[] {
  return repeated.flatMap((symbol): Conflict[] => {
    const rule = rules.find((one) => one.symbol === symbol);
    // What nobody can say the order of counts as a conflict that the other wins: nothing is promised.
    if (rule === undefined) return [{ symbol, runs: 'auto' }];
    if (rule.status === 0) return [];
    return [{ symbol, runs: since === null || rule.created_at < since ? 'auto' : 'contract' }];
  });
}
