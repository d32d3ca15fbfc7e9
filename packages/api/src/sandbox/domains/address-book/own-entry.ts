import { codes } from '../../../core/codes.ts';
import {
  ownSubWallet,
  ownWallet,
  refuseExpired,
  subWalletsOf,
  walletOf,
  walletsOf,
} from '../../world/access.ts';
import type { BookRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { governs } from '../../world/access.ts';
import type { SeenSubWallets } from './entry-view.ts';

/** The sub-wallets somebody sees: in one wallet, or in all of theirs. */
export function seenBy(world: World, uid: number, walletId?: number): SeenSubWallets {
  const ids = walletId === undefined ? walletsOf(world, uid).map(({ wallet_id }) => wallet_id) : [walletId];
  const rows = ids.flatMap((id) => subWalletsOf(world, uid, id));
  return new Map(rows.map((row) => [row.sub_wallet_id, row]));
}

/** The shared entries of a wallet that are for a sub-wallet somebody sees. */
export function sharedEntries(world: World, wallet_id: number, seen: SeenSubWallets): BookRow[] {
  const common = world.book
    .where('shelf', `wallet ${wallet_id}`)
    .filter(({ sub_wallet_ids }) => sub_wallet_ids.length === 0 || sub_wallet_ids.some((id) => seen.has(id)));
  return [...[...seen.keys()].flatMap((id) => world.book.where('shelf', `sub-wallet ${id}`)), ...common];
}

/** An entry somebody sees: their own, or a shared one of a sub-wallet of theirs. */
export function entrySeenBy(world: World, id: number, uid: number): BookRow | undefined {
  const row = world.book.get(id);
  if (row === undefined || row.wallet_id === 0) return row?.shelf === `person ${uid}` ? row : undefined;
  return sharedEntries(world, row.wallet_id, seenBy(world, uid, row.wallet_id)).find((one) => one === row);
}

/** The same of the caller, or a refusal. */
export function ownEntry({ world, person }: Asking, id: number): BookRow {
  const row = entrySeenBy(world, id, person.uid);
  if (row === undefined) throw new BadField('id', 'unknown');
  return row;
}

/** A shared entry that may be changed now: in force, nothing waiting, its wallet paid for. */
export function changeable(asking: Asking, row: BookRow): BookRow {
  refuseExpired(asking, walletOf(asking.world, row));
  if (row.item_id !== 0) throw new Refused(codes.changePending, {}, { item_id: row.item_id });
  return row;
}

/** The wallet whose shared book is asked for, or a refusal. */
export function bookWallet(asking: Asking, walletId: number | undefined): WalletRow {
  if (walletId === undefined) throw new BadField('wallet_id', 'missing');
  return ownWallet(asking, walletId);
}

/** The sub-wallets new entries are to be for; only who governs a wallet adds for all of it. */
export function concerned(asking: Asking, wallet: WalletRow, ids: readonly number[]): number[] {
  if (ids.length === 0 && !governs(wallet, asking.person.uid)) throw new Refused(codes.noPermission);
  return [...new Set(ids)].map((id) => ownSubWallet(asking, id, wallet.wallet_id).sub_wallet_id);
}
