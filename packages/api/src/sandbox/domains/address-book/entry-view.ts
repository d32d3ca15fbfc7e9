import type { ListedEntry } from '../../../domains/address-book/address-book.schema.ts';
import { known, type World } from '../../world/world.ts';
import type { BookRow, SubWalletRow } from '../../world/rows.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { changeOf } from './book-change.ts';
import { usesOf } from './book-uses.ts';

/** The sub-wallets somebody sees, by their ids. */
export type SeenSubWallets = ReadonlyMap<number, SubWalletRow>;

/** Those of some sub-wallets that somebody sees, by name. */
function namesOf(seen: SeenSubWallets, ids: readonly number[]): ListedEntry['sub_wallets'] {
  return ids.flatMap((id) => {
    const row = seen.get(id);
    return row === undefined ? [] : [{ sub_wallet_id: id, sub_wallet_name: row.sub_wallet_name }];
  });
}

/** What waits for an entry, and whether somebody asked for it. */
function pendingOf(world: World, { item_id }: BookRow, uid: number) {
  if (item_id === 0) return { pending_op: 0 as const, audit_id: 0, can_revoke: false };
  const item = known(world.items.get(item_id), `item ${item_id}`);
  return {
    pending_op: changeOf(item).op_type,
    audit_id: item_id,
    can_revoke: item.initiator_uid === uid,
  };
}

/** An entry as somebody sees it. */
export function entryView(world: World, row: BookRow, uid: number, seen: SeenSubWallets): ListedEntry {
  const { shelf: _, sub_wallet_ids, item_id: __, creator_uid, ...facts } = row;
  const isFor = (id: number) => sub_wallet_ids.length === 0 || sub_wallet_ids.includes(id);
  return {
    ...facts,
    scope: row.wallet_id === 0 ? 'personal' : 'shared',
    sub_wallets: namesOf(seen, sub_wallet_ids),
    coin_net: world.chains.get(row.base_symbol)?.coin_net ?? row.base_symbol,
    symbol_alias: world.coins.get(row.symbol)?.symbol_alias ?? '',
    ...pendingOf(world, row, uid),
    ...usesOf(world, row, (id) => seen.has(id) && isFor(id)),
    creator: personBeside(world, creator_uid),
  };
}
