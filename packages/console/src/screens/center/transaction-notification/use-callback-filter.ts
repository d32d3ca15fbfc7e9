import { useSearchParams } from 'react-router-dom';
import { everything, filterFrom, withFilter, type CallbackFilter } from './callback-filter.values.ts';

/** The filter of this address, and how to change it. */
export function useCallbackFilter() {
  const [search, setSearch] = useSearchParams();
  const change = (part: Partial<CallbackFilter>) =>
    setSearch((now) => withFilter(now, { ...filterFrom(now), ...part }), { replace: true });
  return { filter: filterFrom(search), change, reset: () => change(everything) };
}
