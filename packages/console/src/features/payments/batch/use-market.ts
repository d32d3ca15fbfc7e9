import { withdrawals, type Coin, type FeeEstimate } from '@mpc/api';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '#shared/api/api.ts';
import { feeOn, type FeeChoices } from './batch-fees.rules.ts';
import type { Market, Sum } from './totals.rules.ts';
import { live } from '#shared/freshness/live.ts';

const pairs = <Value>(keys: readonly string[], values: readonly (Value | undefined)[]) =>
  new Map(
    keys.flatMap((key, at) => {
      const value = values[at];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );

/** What a network answers about its fees, of the first coin that is paid on it. */
export interface NetworkFee {
  base: string;
  /** How people read its main coin. */
  unit: string;
  estimate: FeeEstimate;
}

interface Paid {
  subWalletId: number;
  sums: readonly Sum[];
  coins: readonly Coin[] | undefined;
  choices: FeeChoices;
}

/** What there is of the coins that are paid and of those that pay the fees, and what one payment costs now. */
export function useMarket({ subWalletId: sub_wallet_id, sums, coins, choices }: Paid) {
  const paid = sums.map(({ coin }) => coin.symbol);
  const bases = [...new Set(sums.map(({ coin }) => coin.base_symbol))];
  const symbols = [...new Set([...paid, ...bases])].toSorted();
  const balances = useQueries({
    queries: symbols.map((symbol) => ({ ...read(withdrawals.balance, { sub_wallet_id, symbol }), ...live })),
    combine: (all) =>
      all.map(({ data, dataUpdatedAt, isError, error, isFetching, refetch }) => ({
        has: data?.normal_balance,
        at: dataUpdatedAt,
        check: { data, isError, error, isFetching, refetch },
      })),
  });
  const fees = useQueries({
    queries: paid.map((symbol) => ({ ...read(withdrawals.fee, { sub_wallet_id, symbol }), ...live })),
    combine: (all) =>
      all.map(({ data, dataUpdatedAt, isError, error, isFetching, refetch }) => ({
        estimate: data,
        at: dataUpdatedAt,
        isError: isError && data === undefined,
        check: { data, isError, error, isFetching, refetch },
      })),
  });
  const unit = useMemo(
    () => new Map((coins ?? []).map(({ symbol, symbol_alias }) => [symbol, symbol_alias])),
    [coins],
  );
  const market: Market = {
    available: pairs(
      symbols,
      balances.map(({ has }) => has),
    ),
    fee: pairs(
      paid,
      sums.map(({ coin }, at) => feeOn(fees[at]?.estimate, coin.base_symbol, choices) ?? undefined),
    ),
    unit,
  };
  return {
    market,
    networks: bases.flatMap((base): NetworkFee[] => {
      const at = sums.findIndex(
        ({ coin }, index) => coin.base_symbol === base && fees[index]?.estimate !== undefined,
      );
      const estimate = fees[at]?.estimate;
      return estimate === undefined ? [] : [{ base, unit: unit.get(base) ?? base, estimate }];
    }),
    checks: [...balances, ...fees].map(({ check }) => check),
    /** When the oldest of it was heard; 0 while some of it never was. */
    observedAt: Math.min(...balances.map(({ at }) => at), ...fees.map(({ at }) => at)),
    refresh: () => {
      for (const one of [...balances, ...fees]) void one.check.refetch();
    },
    /** The coins whose fee nobody can tell now. */
    unpriced: paid.filter(
      (symbol, at) =>
        fees[at]?.isError === true || (fees[at]?.estimate !== undefined && !market.fee.has(symbol)),
    ),
  };
}
