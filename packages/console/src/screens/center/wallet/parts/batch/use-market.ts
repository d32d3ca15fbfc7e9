import { withdrawals } from '@mpc/api';
import { useQueries } from '@tanstack/react-query';
import { read } from '../../../../../shared/api/api.ts';
import { chosenFee, usualFee } from '../../../../../shared/fee/fee.rules.ts';
import type { Market, Sum } from './totals.rules.ts';

const live = { refetchInterval: 20_000 };

const pairs = (keys: readonly string[], values: readonly (string | undefined)[]) =>
  new Map(keys.flatMap((key, at) => (values[at] === undefined ? [] : [[key, values[at]] as const])));

/** What there is of the coins that are paid and of those that pay the fees, and what one payment costs now. */
export function useMarket(sub_wallet_id: number, sums: readonly Sum[]) {
  const paid = sums.map(({ coin }) => coin.symbol);
  const symbols = [...new Set([...paid, ...sums.map(({ coin }) => coin.base_symbol)])].toSorted();
  const balances = useQueries({
    queries: symbols.map((symbol) => ({ ...read(withdrawals.balance, { sub_wallet_id, symbol }), ...live })),
    combine: (all) =>
      all.map(({ data, dataUpdatedAt, refetch }) => ({
        refetch,
        has: data?.normal_balance,
        at: dataUpdatedAt,
      })),
  });
  const fees = useQueries({
    queries: paid.map((symbol) => ({ ...read(withdrawals.fee, { sub_wallet_id, symbol }), ...live })),
    combine: (all) =>
      all.map(({ data, dataUpdatedAt, isError, refetch }) => ({
        refetch,
        amount: chosenFee(data, usualFee).option?.amount,
        at: dataUpdatedAt,
        isError: isError && data === undefined,
      })),
  });
  const market: Market = {
    available: pairs(
      symbols,
      balances.map(({ has }) => has),
    ),
    fee: pairs(
      paid,
      fees.map(({ amount }) => amount),
    ),
  };
  return {
    market,
    /** When the oldest of it was heard; 0 while some of it never was. */
    observedAt: Math.min(...balances.map(({ at }) => at), ...fees.map(({ at }) => at)),
    refresh: () => {
      for (const one of [...balances, ...fees]) void one.refetch();
    },
    /** The coins whose fee nobody can tell now. */
    unpriced: paid.filter((_symbol, at) => fees[at]?.isError === true),
  };
}
