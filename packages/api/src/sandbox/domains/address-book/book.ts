import { addressKey } from '../../../addresses/index.ts';
import type { BookRow, OrderRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

/** Whether a sub-wallet's shared address book has an address on its whitelist, for that very chain. */
export function isWhite(world: World, subWalletId: number, baseSymbol: string, address: string): boolean {
  const key = addressKey(baseSymbol, address);
  return world.book
    .where('shelf', `sub-wallet ${subWalletId}`)
    .filter((entry) => entry.is_white === 1 && entry.base_symbol === baseSymbol)
    .some((entry) => addressKey(baseSymbol, entry.address) === key);
}

/** The payments of a sub-wallet to an entry's address, done or not. */
export function paymentsTo(world: World, subWalletId: number, entry: BookRow): OrderRow[] {
  const key = addressKey(entry.base_symbol, entry.address);
  return world.transactions
    .where('sub_wallet_id', subWalletId)
    .filter((row) => row.trans_kind === 'withdraw')
    .filter((row) => row.fee_symbol === entry.base_symbol)
    .filter((row) => addressKey(entry.base_symbol, row.address_to) === key);
}
