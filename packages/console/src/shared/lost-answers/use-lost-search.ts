import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { markFound } from '#shared/command-log/command-log.ts';
import { nextWait } from '#shared/freshness/next-wait.ts';
import type { CommandJournal, SentCommand } from './command-journal.ts';

interface LostSearch<Sent extends SentCommand, Found> {
  journal: CommandJournal<Sent>;
  sent: Sent;
  /** Asks the server for what was made. Null where it has none; rejects where it did not answer. */
  find: (sent: Sent, signal: AbortSignal) => Promise<Found | null>;
  /** It is there, and struck. */
  onFound: (found: Found) => void;
}

/**
 * Looks for a command whose answer was lost: at once, after 2, 4, 8, 16 and then every 30 seconds for five minutes. Nothing
 * is ever sent again by itself.
 */
export function useLostSearch<Sent extends SentCommand, Found>({
  journal,
  sent,
  find,
  onFound,
}: LostSearch<Sent, Found>) {
  const [checks, setChecks] = useState(0);
  const place = journal.placeOf(sent);
  const search = useQuery({
    queryKey: ['lost', journal.kind, place, sent.sentAt],
    queryFn: async ({ signal }) => {
      try {
        return await find(sent, signal);
      } finally {
        if (!signal.aborted) setChecks((done) => done + 1);
      }
    },
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      (state.data ?? null) === null && (nextWait(Math.max(0, checks - 1)) ?? false),
  });
  const found = search.data ?? null;
  const settle = useEffectEvent(async (made: Found) => {
    await journal.strike(sent.uid, place).catch(() => undefined);
    await markFound(sent.uid, journal.kind, sent.sentAt).catch(() => undefined);
    onFound(made);
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
    /** Looks at once. */
    look: () => void search.refetch(),
  };
}
