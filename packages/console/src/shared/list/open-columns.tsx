import { TableColumnsButton, type TableColumnsButtonProps } from '@mpc/ui';
import { useCommonStore } from '#shared/session/common-store.ts';

/** The columns of a table and the height of all rows, asked for before the code was there. */
export function OpenColumns(props: TableColumnsButtonProps<never>) {
  const density = useCommonStore((state) => state.density);
  return (
    <TableColumnsButton
      {...props}
      density={density}
      onDensity={(next) => useCommonStore.setState({ density: next })}
      defaultOpen
    />
  );
}
