import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const sizes = [10, 20, 50, 100];

/** The page of a list, in the address: `page` from 1, `size` one of 10, 20, 50, 100. */
export function usePageParams() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const asked = Number(search.get('size') ?? 20);
  const pageSize = sizes.includes(asked) ? asked : 20;
  const set = useCallback(
    (name: 'page' | 'size', value: number) =>
      setSearch((now) => {
        const next = new URLSearchParams(now);
        next.set(name, String(value));
        if (name === 'size') next.delete('page');
        return next;
      }),
    [setSearch],
  );
  return {
    page,
    pageSize,
    setPage: (value: number) => set('page', value),
    setPageSize: (value: number) => set('size', value),
  };
}
