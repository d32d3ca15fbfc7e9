import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterFrom, withFilter } from './filter-address.rules.ts';
import { everything, type TransactionFilter } from './transaction-filter.values.ts';

/** The filter of this address, and how to change it. */
export function useTransactionFilter() {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const change = useCallback(
    (part: Partial<TransactionFilter>) =>
      setSearch((now) => withFilter(now, { ...filterFrom(now), ...part }), { replace: true }),
    [setSearch],
  );
  return {
    filter: useMemo(() => filterFrom(new URLSearchParams(text)), [text]),
    change,
    reset: () =>
      setSearch(
        (now) => {
          const { kind, sort } = filterFrom(now);
          return withFilter(now, { ...everything, kind, sort });
        },
        { replace: true },
      ),
    /** Takes a filter that was saved as it is. */
    apply: (saved: string) =>
      setSearch((now) => withFilter(now, filterFrom(new URLSearchParams(saved))), { replace: false }),
  };
}
