import type { ItemStatus } from '../../../domains/approvals/approvals.schema.ts';
import { subWalletOf } from '../../world/access.ts';
import type { Lifecycle } from '../../world/lifecycle.ts';
import type { BookRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { changeOf, isOfMode, shelfOf, type EntryChange } from './book-change.ts';

/** Settles the entries of a change: each becomes what is said here, and waits for nothing any more. */
function settle(
  world: World,
  entries: readonly EntryChange[],
  outcome: (row: BookRow, change: EntryChange) => Partial<BookRow> | null,
): void {
  for (const change of entries) {
    const row = world.book.get(change.id);
    if (row === undefined) continue;
    const becomes = outcome(row, change);
    if (becomes === null) world.book.remove(row);
    else world.book.update(row, { ...becomes, item_id: 0, updated_at: world.clock.now() });
  }
}

function setMode(world: World, item: ItemRow, white_status: 0 | 1): void {
  world.subWallets.update(subWalletOf(world, item), { white_status });
}

function passed(world: World, item: ItemRow): void {
  const change = changeOf(item);
  if (isOfMode(change)) setMode(world, item, change.op_type === 3 ? 1 : 0);
  settle(world, change.entries, ({ wallet_id }, { after }) =>
    after === null ? null : { ...after, shelf: shelfOf(wallet_id, after.sub_wallet_ids), status: 2 },
  );
}

/** What was in force stays so; an addition is refused, or given up. */
function ended(world: World, item: ItemRow, status: ItemStatus): void {
  const change = changeOf(item);
  if (isOfMode(change)) setMode(world, item, change.op_type === 3 ? 0 : 1);
  settle(world, change.entries, (_, { before }) => {
    if (before !== null) return { status: 2 };
    return { status: status === 2 ? 3 : 4 };
  });
}

/** What a yes or a no to a change of the address book leads to. */
export const addressBookLifecycle: Lifecycle = { items: { 6: { passed, ended } } };
