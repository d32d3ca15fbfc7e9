import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { nextWait } from '#shared/freshness/next-wait.ts';
import { strikeChange } from './change-journal.ts';
import { findOutcome } from './change-marks.ts';
import type { SentChange } from './rule-change.ts';

/**
 * Looks for a change whose answer was lost: at once, after 2, 4, 8, 16 and then every 30 seconds for five minutes. Nothing
 * is ever sent again by itself.
 */
export function useChangeSearch(sent: SentChange, onFound: (ids: number[]) => void) {
  const [checks, setChecks] = useState(0);
  const search = useQuery({
    queryKey: ['collection', 'search', sent.ruleId, sent.sentAt],
    queryFn: async ({ signal }) => {
      try {
        return await findOutcome(sent, signal);
      } finally {
        if (!signal.aborted) setChecks((done) => done + 1);
      }
    },
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      Array.isArray(state.data) ? false : (nextWait(Math.max(0, checks - 1)) ?? false),
  });
  const found = search.data ?? null;
  const settle = useEffectEvent(async (ids: number[]) => {
    await strikeChange(sent).catch(() => undefined);
    onFound(ids);
  });
  useEffect(() => {
    if (found !== null) void settle(found);
  }, [found]);
  return {
    /** How often it was looked. */
    checks,
    /** It was looked for long enough, and the server was there to say that it has none. */
    absent: nextWait(Math.max(0, checks - 1)) === null && search.isSuccess && found === null,
    looking: search.isFetching,
    look: () => void search.refetch(),
  };
}
