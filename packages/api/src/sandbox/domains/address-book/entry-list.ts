import type { DataOf, ParamsOf } from '../../../core/endpoint.ts';
import type { addressBook } from '../../../domains/address-book/address-book.contract.ts';
import type { ListedEntry } from '../../../domains/address-book/address-book.schema.ts';
import { ownSubWallet } from '../../world/access.ts';
import type { BookRow, SubWalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import type { Asking } from '../../wire/resolver.ts';
import { entriesOf, isEffective } from './book.ts';
import { entryView, type SeenSubWallets } from './entry-view.ts';
import { bookWallet, seenBy, sharedEntries } from './own-entry.ts';
import { pendingMode } from './propose.ts';

type Filter = ParamsOf<typeof addressBook.list>;
type Page = DataOf<typeof addressBook.list>;

function matches(row: BookRow, { base_symbol, is_white, sub_wallet_id }: Filter): boolean {
  const isFor = (id: number) => row.sub_wallet_ids.length === 0 || row.sub_wallet_ids.includes(id);
  return (
    (base_symbol === undefined || base_symbol.includes(row.base_symbol)) &&
    (is_white === undefined || row.is_white === is_white) &&
    (sub_wallet_id === undefined || sub_wallet_id.some(isFor))
  );
}

function compare(one: ListedEntry, other: ListedEntry, { order_by = 'updated_at' }: Filter): number {
  const byId = one.id - other.id;
  if (order_by === 'label') return one.label.localeCompare(other.label) || byId;
  return (one[order_by] ?? 0) - (other[order_by] ?? 0) || byId;
}

function whitelistOf(world: World, row: SubWalletRow) {
  const { sub_wallet_id, sub_wallet_name, white_status } = row;
  const white = entriesOf(world, row).filter((entry) => isEffective(entry) && entry.is_white === 1);
  const audit_id = pendingMode(world, sub_wallet_id)?.item_id ?? 0;
  return { sub_wallet_id, sub_wallet_name, white_status, white_count: white.length, audit_id };
}

function booksAsked(asking: Asking, filter: Filter): { rows: BookRow[]; seen: SeenSubWallets } {
  const { world, person } = asking;
  if (filter.scope === 'personal')
    return { rows: world.book.where('shelf', `person ${person.uid}`), seen: seenBy(world, person.uid) };
  const { wallet_id } = bookWallet(asking, filter.wallet_id);
  for (const id of filter.sub_wallet_id ?? []) ownSubWallet(asking, id, wallet_id);
  const seen = seenBy(world, person.uid, wallet_id);
  return { rows: sharedEntries(world, wallet_id, seen), seen };
}

/** The page of entries that was asked for. */
export function listEntries(asking: Asking, filter: Filter): Page {
  const { world, person } = asking;
  const { status, pending, recently_used } = filter;
  const { rows, seen } = booksAsked(asking, filter);
  const found = rows
    .filter((row) => matches(row, filter))
    .map((row) => entryView(world, row, person.uid, seen))
    .filter((entry) => recently_used === undefined || entry.used_30d > 0 === (recently_used === 1));
  const inTab = found
    .filter((entry) => status === undefined || status.includes(entry.status))
    .filter((entry) => pending === undefined || entry.audit_id > 0 === (pending === 1));
  const page = listed(inTab, filter, {
    show: (entry) => entry,
    texts: ({ label, address, memo, remark }) => [label, address, memo, remark],
    compare: (one, other) => compare(one, other, filter),
  });
  const counts = {
    effective: found.filter((entry) => entry.status === 2 || entry.status === 5).length,
    pending: found.filter((entry) => entry.audit_id > 0).length,
    all: found.length,
  };
  const isAsked = filter.need_white === 1 && filter.scope !== 'personal';
  const whitelists = isAsked ? [...seen.values()].map((row) => whitelistOf(world, row)) : undefined;
  return { ...page, counts, ...(whitelists === undefined ? {} : { whitelists }) };
}
