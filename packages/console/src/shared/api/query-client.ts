import { queryDefaults } from '@mpc/api/queries';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const mayPass = (error: unknown): boolean => queryDefaults.queries.retry(0, error);

/** The cache of everything read. A command refreshes what its contract line names, whatever came of it. */
export function createConsoleQueryClient(): QueryClient {
  // Whether the last call that ended got no answer, however often it was tried.
  let isUnanswered = false;
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      ...queryDefaults,
      queries: {
        ...queryDefaults.queries,
        // What is read again and again is tried again by that: three more tries each time would storm a server that is ill.
        retry: (failures, error) => !isUnanswered && queryDefaults.queries.retry(failures, error),
      },
    },
    queryCache: new QueryCache({
      onSuccess: () => {
        isUnanswered = false;
      },
      onError: (error) => {
        isUnanswered = mayPass(error);
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
