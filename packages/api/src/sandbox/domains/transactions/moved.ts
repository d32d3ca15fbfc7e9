import type { TransactionRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { tell } from '../callbacks/tell.ts';
import { keepRecord } from '../kyt/kyt-records.ts';

/** Something begins to move; the customer's own server is told. */
export function begin<Row extends TransactionRow>(world: World, row: Row): Row {
  const begun = world.transactions.insert(row);
  keepRecord(world, begun);
  tell(world, begun);
  return begun;
}

/** It moves on; where it comes to another state, the customer's own server is told. */
export function move<Row extends TransactionRow>(world: World, row: Row, change: Partial<Row>): Row {
  const moved = world.transactions.update(row, { ...change, updated_at: world.clock.now() });
  if (moved.status !== row.status) tell(world, moved);
  return moved;
}
