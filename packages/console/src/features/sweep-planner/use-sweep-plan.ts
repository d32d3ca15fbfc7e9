import { cacheLifetime } from '@mpc/api/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { replayQuestionOf } from './plan.rules.ts';
import { readPlannerFacts, type PlannerFacts, type ReadingProgress } from './read-planner-facts.ts';
import { replayApart } from './replay-apart.ts';
import type { Replayed } from './replay.ts';

/** What was read, and what each threshold would have come to. */
export interface SweepPlan {
  facts: PlannerFacts;
  replayed: Replayed[];
  /** The thresholds of which the cheapest is suggested. */
  tested: string[];
}

/** Reads a month of deposits of a coin and replays it, telling how far the reading is. */
export function useSweepPlan(walletId: number, symbol: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ReadingProgress | null>(null);
  const query = useQuery<SweepPlan>({
    queryKey: ['autoCollect', 'plan', walletId, symbol],
    queryFn: async ({ signal }) => {
      setProgress(null);
      const reading = readPlannerFacts(client, { walletId, symbol, signal, onProgress: setProgress });
      const asking = reading.then(replayQuestionOf);
      const replayed = await replayApart(
        asking.then(({ question }) => question),
        signal,
      );
      return { facts: await reading, tested: (await asking).tested, replayed };
    },
    staleTime: cacheLifetime,
    refetchOnWindowFocus: false,
    // Each page is asked for three times already.
    retry: false,
  });
  return { query, progress };
}
