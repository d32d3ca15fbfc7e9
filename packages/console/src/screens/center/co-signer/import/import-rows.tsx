import { LargeTable, Table, type LargeTableProps } from '@mpc/ui';

/** More rows than these are drawn only where they are in sight; fewer are cards on a phone. */
const few = 50;

/** The rows of a file, however many: a thousand are as quick as ten. */
export function ImportRows<Item>({ height, rowHeight, ...basics }: LargeTableProps<Item>) {
  return basics.rows.length > few ? (
    <LargeTable {...basics} height={height} rowHeight={rowHeight} />
  ) : (
    <Table {...basics} />
  );
}
