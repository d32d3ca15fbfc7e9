import { useSearchParams } from 'react-router-dom';
import { everything, filterFrom, withFilter, type TransactionFilter } from './transaction-filter.values.ts';

/** The filter of this address, and how to change it. */
export function useTransactionFilter() {
  const [search, setSearch] = useSearchParams();
  const change = (part: Partial<TransactionFilter>) =>
    setSearch((now) => withFilter(now, { ...filterFrom(now), ...part }), { replace: true });
  return {
    filter: filterFrom(search),
    change,
    reset: () => change({ ...everything, kind: filterFrom(search).kind }),
  };
}
