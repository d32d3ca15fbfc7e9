import type { Command } from '@mpc/api';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { write } from '#shared/api/api.ts';

/** Sends one command, once, as `write()` does: what it changes is read again, whatever came of it. */
export type Run = <Params, Data>(endpoint: Command<Params, Data>, params: Params) => Promise<Data>;

/** Sends commands that are chosen while the program runs, which no component can name beforehand. */
const runWith =
  (queryClient: QueryClient): Run =>
  (endpoint, params) =>
    queryClient.getMutationCache().build(queryClient, write(endpoint)).execute(params);

/** The same, in a component. */
export function useRun(): Run {
  const queryClient = useQueryClient();
  return useMemo(() => runWith(queryClient), [queryClient]);
}
