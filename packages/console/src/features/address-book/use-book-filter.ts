import { useSearchParams } from 'react-router-dom';
import { bookFilterFrom, wholeBook, withBookFilter, type BookFilter } from './book-filter.values.ts';

/** The filter of this address, and how to change it. */
export function useBookFilter() {
  const [search, setSearch] = useSearchParams();
  const change = (part: Partial<BookFilter>) =>
    setSearch((now) => withBookFilter(now, { ...bookFilterFrom(now), ...part }), { replace: true });
  return {
    filter: bookFilterFrom(search),
    change,
    reset: () => {
      const { tab, sort } = bookFilterFrom(search);
      change({ ...wholeBook, tab, sort });
    },
  };
}
