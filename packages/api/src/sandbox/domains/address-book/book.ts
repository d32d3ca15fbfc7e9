import { addressKey } from '../../../addresses/index.ts';
import { subWalletOf } from '../../world/access.ts';
import type { BookRow, SubWalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

/** The entries that concern a sub-wallet, in force or not: its own, and those of its whole wallet. */
export function entriesOf(world: World, { sub_wallet_id, wallet_id }: SubWalletRow): BookRow[] {
  const common = world.book
    .where('shelf', `wallet ${wallet_id}`)
    .filter(({ sub_wallet_ids }) => sub_wallet_ids.length === 0 || sub_wallet_ids.includes(sub_wallet_id));
  return [...world.book.where('shelf', `sub-wallet ${sub_wallet_id}`), ...common];
}

/** Whether an entry is in force: also while its deletion or another version of it waits. */
export function isEffective({ status }: BookRow): boolean {
  return status === 2 || status === 5;
}

/** Whether the shared address book lets a sub-wallet that pays only its whitelist pay an address, on that very chain and in that coin. */
export function isWhite(
  world: World,
  subWalletId: number,
  baseSymbol: string,
  address: string,
  symbol: string,
): boolean {
  const key = addressKey(baseSymbol, address);
  return entriesOf(world, subWalletOf(world, { sub_wallet_id: subWalletId }))
    .filter((entry) => isEffective(entry) && entry.is_white === 1 && entry.base_symbol === baseSymbol)
    .filter((entry) => entry.symbol === '' || entry.symbol === symbol)
    .some((entry) => addressKey(baseSymbol, entry.address) === key);
}
