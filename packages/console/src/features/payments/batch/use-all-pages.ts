import { cacheLifetime } from '@mpc/api/queries';
import { useQueries, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';

interface Page<Row> {
  list: Row[];
  pageTotal: number;
}

const life = { staleTime: cacheLifetime, refetchOnWindowFocus: false };

/** Every page of a list up to so many, in order; undefined while one of them is missing. */
export function useAllPages<Row>(
  pageOf: (page: number) => Pick<UseQueryOptions<Page<Row>>, 'queryKey' | 'queryFn'>,
  most: number,
) {
  const first = useQuery({ ...pageOf(1), ...life });
  const count = Math.min(most, first.data?.pageTotal ?? 1);
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, count - 1) }, (_, at) => ({ ...pageOf(at + 2), ...life })),
    combine: (all) => ({
      pages: all.map(({ data }) => data),
      isError: all.some(({ isError }) => isError),
      refetch: () => Promise.all(all.map((one) => one.refetch())),
    }),
  });
  const pages = useMemo(() => {
    const all = [first.data, ...others.pages];
    return all.every((page) => page !== undefined) ? all : undefined;
  }, [first.data, others.pages]);
  return {
    pages,
    isError: (first.isError && first.data === undefined) || others.isError,
    refetch: async () => {
      await Promise.all([first.refetch(), others.refetch()]);
    },
  };
}
