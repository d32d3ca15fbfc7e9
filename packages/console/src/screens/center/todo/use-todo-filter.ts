import { useSearchParams } from 'react-router-dom';
import { everything, filterFrom, withFilter, type TodoFilter } from './todo-filter.values.ts';

/** The tab and filter of this address, and how to change them. */
export function useTodoFilter() {
  const [search, setSearch] = useSearchParams();
  const change = (part: Partial<TodoFilter>) =>
    setSearch((now) => withFilter(now, { ...filterFrom(now), ...part }), { replace: true });
  return {
    filter: filterFrom(search),
    change,
    reset: () => change({ ...everything, tab: filterFrom(search).tab }),
  };
}
