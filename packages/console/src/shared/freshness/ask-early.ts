import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Asks what a screen will ask first. What has failed already is left to the screen, which shows how: nothing is asked twice. */
export async function askEarly<Data, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  if (queries.getQueryState(options.queryKey)?.status !== 'error') await queries.prefetchQuery(options);
}
