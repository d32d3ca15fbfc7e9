import { TableColumnsButton, type TableColumn, type TableLayout } from '@mpc/ui';

export interface OpenColumnsProps {
  columns: readonly TableColumn<never>[];
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
}

/** The list of a table's columns, wanted before its code was there. */
export function OpenColumns(props: OpenColumnsProps) {
  return <TableColumnsButton {...props} defaultOpen />;
}
