import type { EntryFacts } from '../../../domains/address-book/book-audit.schema.ts';
import type { BookRow, SubWalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { pendingItem } from '../approvals/items.ts';
import { changeOf, factsOf, isOfMode, openChange, shelfOf } from './book-change.ts';

/** Who asks for a change, and why. */
export interface Proposer {
  uid: number;
  remark?: string | undefined;
}

function awaitItem(world: World, rows: readonly BookRow[], item: ItemRow, change: Partial<BookRow> = {}) {
  for (const row of rows) world.book.update(row, { ...change, item_id: item.item_id });
  return item;
}

/** New shared entries, which nothing heeds until they are approved. */
export function proposeEntries(
  world: World,
  wallet_id: number,
  facts: readonly EntryFacts[],
  { uid, remark = '' }: Proposer,
): { item: ItemRow; ids: number[] } {
  const now = world.clock.now();
  const rows = facts.map((one) =>
    world.book.insert({
      ...one,
      id: world.nextId('book'),
      shelf: shelfOf(wallet_id, one.sub_wallet_ids),
      wallet_id,
      status: 1,
      item_id: 0,
      creator_uid: uid,
      created_at: now,
      updated_at: now,
    }),
  );
  const entries = rows.map((row) => ({ id: row.id, before: null, after: factsOf(row) }));
  const sub_wallet_ids = rows[0]?.sub_wallet_ids ?? [];
  const item = openChange(world, wallet_id, uid, { op_type: 1, sub_wallet_ids, entries, remark });
  return { item: awaitItem(world, rows, item), ids: rows.map(({ id }) => id) };
}

/** Another version of an entry; the one in force stays until it is approved. */
export function proposeEdit(world: World, row: BookRow, after: EntryFacts, by: Proposer): ItemRow {
  // Who loses the entry is concerned as much as who gains it.
  const isForAll = row.sub_wallet_ids.length === 0 || after.sub_wallet_ids.length === 0;
  const concerned = isForAll ? [] : [...new Set([...row.sub_wallet_ids, ...after.sub_wallet_ids])];
  const entries = [{ id: row.id, before: factsOf(row), after }];
  const { uid, remark = '' } = by;
  const change = { op_type: 5 as const, sub_wallet_ids: concerned, entries, remark };
  return awaitItem(world, [row], openChange(world, row.wallet_id, uid, change));
}

/** The deletion of an entry, which is in force until it is approved. */
export function proposeRemoval(world: World, row: BookRow, { uid, remark = '' }: Proposer): ItemRow {
  const { wallet_id, sub_wallet_ids } = row;
  const entries = [{ id: row.id, before: factsOf(row), after: null }];
  const item = openChange(world, wallet_id, uid, { op_type: 2, sub_wallet_ids, entries, remark });
  return awaitItem(world, [row], item, { status: 5 });
}

/** An entry goes on the whitelist or off it. */
export function proposeWhite(
  world: World,
  row: BookRow,
  is_white: 0 | 1,
  { uid, remark = '' }: Proposer,
): ItemRow {
  const { wallet_id, sub_wallet_ids } = row;
  const before = factsOf(row);
  const entries = [{ id: row.id, before, after: { ...before, is_white } }];
  const op_type = is_white === 1 ? 3 : 4;
  return awaitItem(
    world,
    [row],
    openChange(world, wallet_id, uid, { op_type, sub_wallet_ids, entries, remark }),
  );
}

/** A sub-wallet is to pay only its whitelist, or anybody again. */
export function proposeMode(
  world: World,
  subWallet: SubWalletRow,
  isOn: boolean,
  { uid, remark = '' }: Proposer,
): ItemRow {
  const { sub_wallet_id, wallet_id } = subWallet;
  world.subWallets.update(subWallet, { white_status: isOn ? 2 : 3 });
  const change = { op_type: isOn ? 3 : 4, sub_wallet_ids: [sub_wallet_id], entries: [], remark } as const;
  return openChange(world, wallet_id, uid, change);
}

/** The change of a sub-wallet's whitelist mode that waits. */
export function pendingMode(world: World, subWalletId: number): ItemRow | undefined {
  return pendingItem(world, 6, subWalletId, (item) => isOfMode(changeOf(item)));
}
