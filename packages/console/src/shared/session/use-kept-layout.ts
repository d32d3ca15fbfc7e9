import type { TableLayout } from '@mpc/ui';
import { useCallback } from 'react';
import { useCommonStore } from './common-store.ts';

const plain: TableLayout = { order: [], hidden: [], widths: {} };

/** How this person arranged a table's columns: spread it into the table and its `TableColumnsButton`. */
export function useKeptLayout(
  table: string,
  /** How they stand until somebody arranges them. */
  usual: TableLayout = plain,
): {
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
} {
  const key = useCommonStore(({ user }) => `${user?.uid ?? 0}/${table}`);
  const layout = useCommonStore(({ tables }) => tables[key] ?? usual);
  const onLayout = useCallback(
    (next: TableLayout) => useCommonStore.setState(({ tables }) => ({ tables: { ...tables, [key]: next } })),
    [key],
  );
  return { layout, onLayout };
}
