import type { ListedEntry } from '@mpc/api';
import { TableColumnsButton, type TableColumn, type TableLayout } from '@mpc/ui';

export interface BookColumnsProps {
  columns: readonly TableColumn<ListedEntry>[];
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
}

/** Opens the list of a book's columns. */
export function BookColumns(props: BookColumnsProps) {
  return <TableColumnsButton {...props} />;
}
