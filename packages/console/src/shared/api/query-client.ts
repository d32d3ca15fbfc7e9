import { queryDefaults } from '@mpc/api/queries';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { answersSoFar } from './answers.ts';

/** The cache of everything read. A command refreshes what its contract line names, whatever came of it. */
export function createConsoleQueryClient(): QueryClient {
  const { retry } = queryDefaults.queries;
  // After how many answers of the server a query was last given up without one.
  let givenUpAfter: number | null = null;
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      ...queryDefaults,
      queries: {
        ...queryDefaults.queries,
        // While nothing is answered, what polls is its own next try: three more each time would storm a server that is ill.
        retry: (failures, error) => givenUpAfter !== answersSoFar() && retry(failures, error),
      },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        if (retry(0, error)) givenUpAfter = answersSoFar();
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
