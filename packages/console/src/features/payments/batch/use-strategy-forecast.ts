import type { StrategyFor } from '@mpc/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Check } from '#shared/query-view/checks-failed.tsx';
import type { BatchPlan, Planned } from './batch-plan.ts';
import { sayStrategy, strategyQuery } from './strategy-cell.tsx';

/** So many are asked about at the same time. */
const lanes = 4;

const decided = ({ home }: BatchPlan, { symbol, amount, to }: Planned) => ({
  walletId: home.wallet.id,
  subWalletId: home.subWallet.id,
  symbol,
  amount,
  to,
});

/** One way in which payments of a batch would be decided. */
export interface StrategyWay {
  said: string;
  count: number;
  /** What is asked of whom; undefined where that was not answered, or nothing applies. */
  strategy: StrategyFor | undefined;
}

/** Asks for the strategy of one payment of a batch, where nobody has lately. */
export const strategyOf = (plan: BatchPlan, payment: Planned) => strategyQuery(decided(plan, payment));

/**
 * How the payments of a batch would be decided: how many in which way, and how many have not been asked about yet. What
 * was not answered is named in `checks`, and asked again from there.
 */
export function useStrategyForecast(plan: BatchPlan): {
  ways: StrategyWay[];
  checks: Check[];
} {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [counts, setCounts] = useState<ReadonlyMap<string, StrategyWay>>(new Map());
  const [failure, setFailure] = useState<{ round: number; error: unknown } | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    let next = 0;
    const found = new Map<string, StrategyWay>();
    const lane = async () => {
      while (!left.signal.aborted && next < plan.payments.length) {
        const payment = plan.payments[next];
        next += 1;
        if (payment === undefined) return;
        const way = await queries.fetchQuery(strategyOf(plan, payment)).then(
          ([strategy]) => ({ said: sayStrategy(t, strategy), strategy }),
          (error: unknown) => {
            if (!left.signal.aborted) setFailure({ round, error });
            return { said: t('batch.strategy.failed'), strategy: undefined };
          },
        );
        if (left.signal.aborted) return;
        const key = `${way.strategy?.strategy_id ?? ''} ${way.said}`;
        found.set(key, { ...way, count: (found.get(key)?.count ?? 0) + 1 });
        setCounts(new Map(found));
      }
    };
    for (let at = 0; at < lanes; at += 1) void lane();
    return () => left.abort();
  }, [plan, queries, t, round]);
  const asked = [...counts.values()].reduce((sum, { count }) => sum + count, 0);
  const rest = plan.payments.length - asked;
  // What was answered is in the cache, so that only the rest is asked once more.
  return {
    ways: [
      ...counts.values(),
      ...(rest > 0 ? [{ said: t('batch.strategy.pending'), count: rest, strategy: undefined }] : []),
    ],
    checks:
      failure?.round === round
        ? [{ isError: true, error: failure.error, isFetching: rest > 0, refetch: () => setRound(round + 1) }]
        : [],
  };
}
