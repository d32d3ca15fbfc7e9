import type { TableSort } from '@mpc/ui';
import { usePageParams } from '#shared/open/use-page-params.ts';
import { sortFrom, sortText } from './sort-text.ts';
import { useCentre, type CentreName } from './use-centre.ts';

/**
 * A list of a tab: what narrows it, its order and its page, kept in the address, as they are shown and as the server is
 * asked for them. `columns` are those that sort, each with the name the server knows it by.
 */
export function useTabList<Columns extends Readonly<Record<string, string>>>(
  columns: Columns,
  narrowing: readonly CentreName[],
) {
  const { said, change } = useCentre();
  const { page, pageSize, setPage, setPageSize } = usePageParams();
  const sort = sortFrom(said('sort'), columns);
  const reset = () => change(Object.fromEntries(narrowing.map((name) => [name, ''])));
  return {
    said,
    change,
    /** Shows all of it again; undefined while nothing is narrowed. */
    reset: narrowing.some((name) => said(name) !== '') ? reset : undefined,
    sort,
    onSort: (next: TableSort | null) => change({ sort: sortText(next) }),
    order:
      sort === null
        ? {}
        : {
            order_by: columns[sort.key],
            order: sort.direction === 'ascending' ? ('asc' as const) : ('desc' as const),
          },
    paging: { page, pageSize, onPage: setPage, onPageSize: setPageSize },
  };
}
