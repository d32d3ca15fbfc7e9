import { TableColumnsButton, type TableColumnsButtonProps } from '@mpc/ui';

/** The columns of a table, asked for before the code was there. */
export function OpenColumns(props: TableColumnsButtonProps<never>) {
  return <TableColumnsButton {...props} defaultOpen />;
}
