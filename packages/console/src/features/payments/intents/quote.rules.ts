import { compare, multiply, subtract } from '#shared/money/decimal.ts';

/** A fee somebody was shown, and when the server last named it. */
export interface Quote {
  amount: string;
  at: number;
}

/** How long a quote may be confirmed. */
const quoteLife = 30_000;

/** How far apart two fees are, as a share of the first; `large` is over five percent. */
function isLargeChange(first: string, second: string): boolean {
  const more = compare(first, second) === 1;
  const gap = more ? subtract(first, second) : subtract(second, first);
  return compare(multiply(gap, '20'), first) === 1;
}

/**
 * Whether a fee that was shown may still be confirmed: `good`; `changed` when it must be shown again with what it is
 * now; `old` when nobody has named one lately.
 */
export function quoteFreshness(shown: Quote, latest: Quote | null, now: number): 'good' | 'changed' | 'old' {
  const same = latest !== null && compare(shown.amount, latest.amount) === 0;
  if (latest !== null && !same && latest.at > shown.at && isLargeChange(shown.amount, latest.amount))
    return 'changed';
  const namedAt = same ? Math.max(shown.at, latest.at) : shown.at;
  if (now - namedAt <= quoteLife) return 'good';
  return latest !== null && !same && now - latest.at <= quoteLife ? 'changed' : 'old';
}
