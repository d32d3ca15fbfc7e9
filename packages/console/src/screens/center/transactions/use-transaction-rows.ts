import { isTerminal, transactions, type ParamsOf } from '@mpc/api';
import { keyOf } from '@mpc/api/queries';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { poll } from '#shared/api/poll.ts';
import { client } from '#shared/api/api.ts';
import { usualSize } from '#shared/list/define-list.ts';
import { keepRows, type KeptPage } from './kept-rows.rules.ts';

const soon = 4000;
const later = 20_000;

/** One page of the list; of one row the newer state stays. */
export function transactionRows(params: ParamsOf<typeof transactions.list>) {
  const asked = {
    byStatus: params.status !== undefined,
    pageSize: params.page_size ?? usualSize,
    byTime: params.order_by === undefined || params.order_by === 'created_at',
    oldestFirst: params.order === 'asc',
  };
  return queryOptions({
    queryKey: keyOf(transactions.list, params),
    queryFn: async ({ signal, client: cache, queryKey }) => {
      const answer = await client.call(transactions.list, params, { signal });
      return keepRows(cache.getQueryData<KeptPage>(queryKey), answer, asked);
    },
  });
}

/**
 * One page of the list, kept up to date while it is in sight: often while something is under way. Each question has an
 * answer of its own, so one that comes late is never shown under another filter.
 */
export function useTransactionRows(params: ParamsOf<typeof transactions.list>) {
  return useQuery({
    ...transactionRows(params),
    placeholderData: keepPreviousData,
    refetchInterval: (query) =>
      poll(query.state.data?.list.every(isTerminal) === false ? soon : later)(query),
  });
}
