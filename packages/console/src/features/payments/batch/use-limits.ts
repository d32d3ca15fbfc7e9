import { withdrawals } from '@mpc/api';
import { useQueries } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import type { Sum } from './totals.rules.ts';

/** What the wallet's own limits say of each coin's sum: the reasons why one is too much, and whether any is not known. */
export function useLimits(wallet_id: number, sums: readonly Sum[]) {
  return useQueries({
    queries: sums.map(({ coin: { symbol }, amount }) =>
      read(withdrawals.limit, { wallet_id, symbol, amount }),
    ),
    combine: (all) => ({
      isUnknown: all.some(({ data }) => data === undefined),
      checks: all,
      reasons: all.flatMap(({ data }) => (data === undefined || data.allow ? [] : [data.reason])),
    }),
  });
}
