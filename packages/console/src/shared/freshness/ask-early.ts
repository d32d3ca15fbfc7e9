import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Asks what a screen will ask first. A query that has failed is left to the screen, which shows its failure. */
export async function askEarly<Data, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const state = queries.getQueryState(options.queryKey);
  if (state?.status === 'error') return;
  const asked = queries.prefetchQuery(options);
  // What was answered before is shown until then.
  if (state?.data === undefined) await asked;
}
