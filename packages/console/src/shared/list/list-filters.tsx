import { FilterBar } from '@mpc/ui';
import type { ReactNode } from 'react';
import type { AnyList } from './use-list.ts';

/** The row of filters above a list, with the way back to the whole of it. */
export function ListFilters({ list, children }: { list: AnyList; children: ReactNode }) {
  return <FilterBar onReset={list.isNarrowed ? list.reset : undefined}>{children}</FilterBar>;
}
