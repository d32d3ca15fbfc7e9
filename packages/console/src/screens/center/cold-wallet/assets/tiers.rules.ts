import type { ColdBalance } from '@mpc/api';
import { add, compare, isDecimal } from '#shared/money/decimal.ts';

/** Where a coin can lie. */
export const tiers = ['hot', 'warm', 'cold'] as const;

export type Tier = (typeof tiers)[number];

/** What coins are worth in each tier and together, and which of them have no known price and are left out. */
export interface TierTotals extends Record<Tier | 'total', string> {
  unpriced: readonly ColdBalance[];
}

const isPriced = ({ usd, hot_usd, warm_usd, cold_usd }: ColdBalance): boolean =>
  [usd, hot_usd, warm_usd, cold_usd].every(isDecimal);

const isHeld = ({ total }: ColdBalance): boolean => compare(total, '0') !== 0;

/** Sums over coins, in USD. */
export function tierTotals(balances: readonly ColdBalance[]): TierTotals {
  const priced = balances.filter(isPriced);
  const sum = (of: (balance: ColdBalance) => string | undefined) =>
    priced.reduce((total, balance) => add(total, of(balance) ?? '0'), '0');
  return {
    hot: sum(({ hot_usd: usd }) => usd),
    warm: sum(({ warm_usd: usd }) => usd),
    cold: sum(({ cold_usd: usd }) => usd),
    total: sum(({ usd }) => usd),
    // A coin of which there is none is worth nothing, whatever its price.
    unpriced: balances.filter((balance) => !isPriced(balance) && isHeld(balance)),
  };
}

/** A difference of so many percent from the target is none. */
const tolerance = '5';

/** Whether the hot tier holds what its strategy aims at; null where there is no strategy, or no figure. */
export function deviationKind(deviation: string | undefined): 'onTarget' | 'above' | 'below' | null {
  if (!isDecimal(deviation)) return null;
  if (compare(deviation, tolerance) === 1) return 'above';
  return compare(deviation, `-${tolerance}`) === -1 ? 'below' : 'onTarget';
}
