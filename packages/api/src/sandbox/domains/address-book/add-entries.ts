import type { ParamsOf } from '../../../core/endpoint.ts';
import type { addressBook } from '../../../domains/address-book/address-book.contract.ts';
import type { EntriesTaken, EntryDraft } from '../../../domains/address-book/address-book.schema.ts';
import { refuseExpired } from '../../world/access.ts';
import type { BookRow } from '../../world/rows.ts';
import { BadField } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { createDuplicates, factsAsked, faultOf, refuseAll, sortRows } from './check-entries.ts';
import { bookWallet, changeable, concerned, ownEntry } from './own-entry.ts';
import { proposeEdit, proposeEntries } from './propose.ts';

type Asked = ParamsOf<typeof addressBook.add>;

function everyEntry({ world }: Asking, walletId: number): BookRow[] {
  const ids = world.subWallets.where('wallet_id', walletId).map((row) => row.sub_wallet_id);
  const own = ids.flatMap((id) => world.book.where('shelf', `sub-wallet ${id}`));
  return [...own, ...world.book.where('shelf', `wallet ${walletId}`)];
}

/** Where a browser repeated the request, what it asked for waits already. */
function sameAsBefore({ world, person }: Asking, doubles: readonly object[], count: number): number {
  const rows = doubles.flatMap((double) => ('item_id' in double ? [double as BookRow] : []));
  const [id = 0] = rows.map(({ item_id }) => item_id);
  const isSame = rows.length === count && rows.every((row) => row.item_id === id && row.status === 1);
  return isSame && world.items.get(id)?.initiator_uid === person.uid ? id : 0;
}

/** Shared entries: those that can be are proposed, the others named. */
export function addShared(asking: Asking, asked: Asked): EntriesTaken {
  const { world, person } = asking;
  const { rows, sub_wallet_ids = [], is_white = 0, remark } = asked;
  const wallet = bookWallet(asking, asked.wallet_id);
  const ids = concerned(asking, wallet, sub_wallet_ids);
  refuseExpired(asking, wallet);
  const shared = { sub_wallet_ids: ids, is_white };
  const sorted = sortRows(world, everyEntry(asking, wallet.wallet_id), rows, shared);
  const { taken, repeated, invalid, doubles } = sorted;
  if (taken.length === 0) {
    const audit_id = sameAsBefore(asking, doubles, rows.length);
    return audit_id === 0 ? refuseAll(world, sorted, rows) : { audit_id, ids: [], repeated, invalid };
  }
  const { item, ids: added } = proposeEntries(world, wallet.wallet_id, taken, { uid: person.uid, remark });
  return { audit_id: item.item_id, ids: added, repeated, invalid };
}

/** Entries of one's own, which are there at once. */
export function addPersonal({ world, person }: Asking, { rows }: Asked): EntriesTaken {
  const shelf = `person ${person.uid}` as const;
  const sorted = sortRows(world, world.book.where('shelf', shelf), rows, { sub_wallet_ids: [], is_white: 0 });
  const { taken, repeated, invalid } = sorted;
  if (taken.length === 0) refuseAll(world, sorted, rows);
  const now = world.clock.now();
  const added = taken.map((facts) =>
    world.book.insert({
      ...facts,
      id: world.nextId('book'),
      shelf,
      wallet_id: 0,
      status: 2,
      item_id: 0,
      creator_uid: person.uid,
      created_at: now,
      updated_at: now,
    }),
  );
  return { audit_id: 0, ids: added.map(({ id }) => id), repeated, invalid };
}

/** Another version of an entry: at once in one's own book, after approval in a shared one. */
export function editEntry(asking: Asking, asked: Asked, draft: EntryDraft, id: number): EntriesTaken {
  const { world, person } = asking;
  if (asked.rows.length > 1) throw new BadField('rows', 'tooMany');
  const row = ownEntry(asking, id);
  if (draft.base_symbol !== row.base_symbol) throw new BadField('base_symbol', 'fixed');
  const isShared = row.wallet_id !== 0;
  if (isShared) changeable(asking, row);
  if (row.status !== 2) throw new BadField('id', 'fixed');
  const ids = asked.sub_wallet_ids;
  const facts = factsAsked(draft, {
    sub_wallet_ids:
      isShared && ids !== undefined
        ? concerned(asking, bookWallet(asking, row.wallet_id), ids)
        : [...row.sub_wallet_ids],
    is_white: isShared ? (asked.is_white ?? row.is_white) : 0,
  });
  const reason = faultOf(world, draft);
  const invalid = reason === undefined ? [] : [{ row: 0, address: draft.address, reason }];
  const shelf = isShared ? everyEntry(asking, row.wallet_id) : world.book.where('shelf', row.shelf);
  const others = createDuplicates(shelf.filter((other) => other.id !== row.id));
  const repeated = others.find(facts) === undefined ? [] : [{ row: 0, address: draft.address }];
  if (invalid.length + repeated.length > 0) refuseAll(world, { repeated, invalid }, asked.rows);
  if (!isShared) {
    world.book.update(row, { ...facts, updated_at: world.clock.now() });
    return { audit_id: 0, ids: [row.id], repeated, invalid };
  }
  const item = proposeEdit(world, row, facts, { uid: person.uid, remark: asked.remark });
  return { audit_id: item.item_id, ids: [row.id], repeated, invalid };
}
