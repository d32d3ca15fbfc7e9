import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { nextWait } from '#shared/freshness/next-wait.ts';
import { keepRefund } from './own-refunds.ts';
import { strikeRefund, type SentRefund } from './refund-journal.ts';
import { findRefund } from './send-refund.ts';

/** How far the search for a refund has come. */
export interface RefundSearch {
  /** How often it was looked. */
  checks: number;
  /** It was looked for long enough, and the server was there to say that it has none. */
  absent: boolean;
  looking: boolean;
  /** Looks at once. */
  look: () => void;
}

/**
 * Looks for a refund whose answer was lost: at once, after 2, 4, 8, 16 and then every 30 seconds for five minutes.
 * Nothing is ever sent again by itself.
 */
export function useRefundSearch(sent: SentRefund, onFound: (id: number) => void): RefundSearch {
  const [checks, setChecks] = useState(0);
  const search = useQuery({
    queryKey: ['refunds', 'search', sent.order.deposit_id, sent.sentAt],
    queryFn: async ({ signal }) => {
      try {
        return await findRefund(sent, signal);
      } finally {
        if (!signal.aborted) setChecks((done) => done + 1);
      }
    },
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      typeof state.data === 'number' ? false : (nextWait(Math.max(0, checks - 1)) ?? false),
  });
  const found = search.data ?? null;
  const settle = useEffectEvent(async (id: number) => {
    await keepRefund(sent, id).catch(() => undefined);
    await strikeRefund(sent.uid, sent.order.deposit_id).catch(() => undefined);
    onFound(id);
  });
  useEffect(() => {
    if (found !== null) void settle(found);
  }, [found]);
  return {
    checks,
    absent: nextWait(Math.max(0, checks - 1)) === null && search.isSuccess && found === null,
    looking: search.isFetching,
    look: () => void search.refetch(),
  };
}
