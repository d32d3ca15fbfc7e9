import Big from 'big.js';
import type { Replayed } from './replay.ts';

/** Runs of a month: one every ten minutes, for 30 days. */
export const runsPerMonth = 30 * 24 * 6;

/** Too few deposits say nothing about a month. */
export const fewestDeposits = 30;

/** What sweeping costs, and what pays for it. Amounts are decimal strings. */
export interface SweepTerms {
  /** Of the coin, and of the main coin of its network, in USD; undefined while it has none. */
  price: string | undefined;
  mainPrice: string | undefined;
  /** What one sweep costs, in the main coin; and what of that the address pays itself. */
  fee: string;
  addressFee: string;
  /** What one refueling transfer costs, in the main coin. */
  fuelFee: string;
  /** How an address is refueled; null where it never is. */
  fuel: { amount: string; least: string } | null;
}

/** What a threshold costs in a month, in USD, and what it is made of. */
export interface ThresholdCost {
  threshold: string;
  /** In a month. */
  sweeps: string;
  refuels: string;
  fees: string;
  /** What lies below the threshold on all addresses, on average. */
  idle: string;
  idleCost: string;
  total: string;
}

/** How many refueling transfers so many sweeps of one address need, which begins without any of the main coin. */
function refuelsOf({ addressFee, fuel }: SweepTerms, most: number): number[] {
  const counts = [0];
  if (fuel === null) return Array.from({ length: most + 1 }, () => 0);
  const needed = new Big(addressFee).gt(fuel.least) ? new Big(addressFee) : new Big(fuel.least);
  let [main, refuels] = [new Big(0), 0];
  for (let sweep = 1; sweep <= most; sweep += 1) {
    if (main.lt(needed)) {
      const missing = needed.minus(main);
      main = main.plus(missing.gt(fuel.amount) ? missing : fuel.amount);
      refuels += 1;
    }
    main = main.minus(addressFee);
    counts.push(refuels);
  }
  return counts;
}

/** Twelfths of a year at a rate in percent, of an amount. */
const monthly = (amount: Big, rate: string): Big => amount.times(rate).div(1200);

/** What thresholds cost: fees of sweeps and of refueling, and what idle funds cost at a rate in percent a year. */
export function costsOf(
  replayed: readonly Replayed[],
  { runs, rate, terms }: { runs: number; rate: string; terms: SweepTerms },
): ThresholdCost[] {
  const { price = '0', mainPrice = '0' } = terms;
  const most = Math.max(0, ...replayed.flatMap(({ timesSwept }) => timesSwept.map(([times]) => times)));
  const refuelsFor = refuelsOf(terms, most);
  const perMonth = (count: number) => new Big(count).times(runsPerMonth).div(runs);
  return replayed.map(({ threshold, sweeps, timesSwept, idle }) => {
    const fueled = timesSwept.reduce(
      (sum, [times, addresses]) => sum + (refuelsFor[times] ?? 0) * addresses,
      0,
    );
    const [sweepsMonthly, refuels] = [perMonth(sweeps), perMonth(fueled)];
    const fees = sweepsMonthly.times(terms.fee).plus(refuels.times(terms.fuelFee)).times(mainPrice);
    const mean = new Big(idle).div(runs).times(price);
    const idleCost = monthly(mean, rate);
    return {
      threshold,
      sweeps: sweepsMonthly.toFixed(),
      refuels: refuels.toFixed(),
      fees: fees.toFixed(),
      idle: mean.toFixed(),
      idleCost: idleCost.toFixed(),
      total: fees.plus(idleCost).toFixed(),
    };
  });
}

/** The lowest cost; the lowest threshold where several cost the same. */
export const cheapest = (costs: readonly ThresholdCost[]): ThresholdCost | undefined =>
  costs.reduce<ThresholdCost | undefined>(
    (best, one) => (best === undefined || new Big(one.total).lt(best.total) ? one : best),
    undefined,
  );

/** What is suggested, or why nothing is. */
export type Suggestion =
  | { kind: 'few' }
  | { kind: 'no_price'; of: 'coin' | 'main' }
  | { kind: 'keep'; cost: ThresholdCost }
  | { kind: 'change'; cost: ThresholdCost; saves: string | undefined };

/** The cheapest of the thresholds compared, unless too little is known or the present one costs no more. */
export function suggestionOf(
  tested: readonly ThresholdCost[],
  { deposits, terms, current }: { deposits: number; terms: SweepTerms; current: ThresholdCost | undefined },
): Suggestion {
  const cost = cheapest(tested);
  if (deposits < fewestDeposits || cost === undefined) return { kind: 'few' };
  if (terms.price === undefined) return { kind: 'no_price', of: 'coin' };
  if (terms.mainPrice === undefined) return { kind: 'no_price', of: 'main' };
  if (current === undefined) return { kind: 'change', cost, saves: undefined };
  const saves = new Big(current.total).minus(cost.total);
  return saves.gt(0) ? { kind: 'change', cost, saves: saves.toFixed() } : { kind: 'keep', cost: current };
}
