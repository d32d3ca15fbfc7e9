import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Reads something once more, before it is acted on; null where no answer came. */
export async function readAgain<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | null> {
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  return queryClient.fetchQuery({ ...options, staleTime: 0, retry: false }).catch(() => null);
}
