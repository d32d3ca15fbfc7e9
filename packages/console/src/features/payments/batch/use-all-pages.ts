import { cacheLifetime } from '@mpc/api/queries';
import { useQueries, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';

interface Page<Row> {
  list: Row[];
  pageTotal: number;
}

type Reading<Row> = UseQueryOptions<Page<Row>>;

const life = { staleTime: cacheLifetime, refetchOnWindowFocus: false };

/** Every page of a list up to so many, in order; undefined while one of them is missing. */
export function useAllPages<Row>(
  pageOf: (page: number) => Pick<Reading<Row>, 'queryKey' | 'queryFn'>,
  most: number,
  pace: Pick<Reading<Row>, 'enabled' | 'staleTime' | 'refetchInterval'> = {},
) {
  const first = useQuery({ ...pageOf(1), ...life, ...pace });
  const count = Math.min(most, first.data?.pageTotal ?? 1);
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, count - 1) }, (_, at) => ({
      ...pageOf(at + 2),
      ...life,
      ...pace,
    })),
    combine: (all) => ({
      pages: all.map(({ data }) => data),
      error: all.find(({ isError, data }) => isError && data === undefined)?.error ?? null,
      dataUpdatedAt: Math.min(...all.map((one) => one.dataUpdatedAt)),
      isFetching: all.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(all.map((one) => one.refetch())),
    }),
  });
  const pages = useMemo(() => {
    const all = [first.data, ...others.pages];
    return all.every((page) => page !== undefined) ? all : undefined;
  }, [first.data, others.pages]);
  const error = first.data === undefined ? first.error : others.error;
  return {
    pages,
    /** Why a page is missing. */
    isError: error !== null,
    error,
    /** When the oldest page was read; 0 before any was. */
    dataUpdatedAt: Math.min(first.dataUpdatedAt, others.dataUpdatedAt),
    isFetching: first.isFetching || others.isFetching,
    /** All pages as they are now; null where one of them was not answered, or there is one more by now. */
    refetch: async (): Promise<Page<Row>[] | null> => {
      const answers = [await first.refetch(), ...(await others.refetch())];
      const fresh = answers.flatMap(({ data, isError }) => (data === undefined || isError ? [] : [data]));
      return fresh.length < answers.length || Math.min(most, fresh[0]?.pageTotal ?? 1) > count ? null : fresh;
    },
  };
}
