import { queryDefaults } from '@mpc/api/queries';
import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { second } from '#shared/durations.ts';

/** Whether it failed on the way to the screen that shows it: that is what the screen shows, and asks no second time. */
const hasJustFailed = ({ state }: Pick<Query, 'state'>, failures: number | undefined) =>
  failures === state.errorUpdateCount && Date.now() - state.errorUpdatedAt < 10 * second;

/** The cache of everything read. A command refreshes what its contract line names, whatever came of it. */
export function createConsoleQueryClient(): QueryClient {
  const unseen = new WeakMap<object, number>();
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      ...queryDefaults,
      queries: {
        ...queryDefaults.queries,
        retryOnMount: (query) => !hasJustFailed(query, unseen.get(query)),
      },
    },
    queryCache: new QueryCache({
      onError: (_error, query) => {
        if (query.getObserversCount() === 0) unseen.set(query, query.state.errorUpdateCount);
      },
    }),
    mutationCache: new MutationCache({
      onSettled: (_data, _error, _variables, _context, mutation) => {
        // Not waited for: offline it never ends, and whoever sent the command must hear what came of it at once.
        for (const domain of mutation.meta?.refreshes ?? [])
          void client.invalidateQueries({ queryKey: [domain] });
      },
    }),
  });
  return client;
}
