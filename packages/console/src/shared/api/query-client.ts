import { queryDefaults } from '@mpc/api/queries';
import { MutationCache, QueryClient } from '@tanstack/react-query';

/** The cache of everything read. A command refreshes what its contract line names, whatever came of it. */
export function createConsoleQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: queryDefaults,
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
