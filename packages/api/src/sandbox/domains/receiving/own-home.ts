import { sees, subWalletOf } from '../../world/access.ts';
import type { AddressRow, SubWalletRow } from '../../world/rows.ts';
import type { Asking } from '../../wire/resolver.ts';

/** The sub-wallet, of those the caller sees in any wallet, that receives on an address of a chain. */
export function ownHome(
  { world, person }: Asking,
  baseSymbol: string,
  key: string,
): { subWallet: SubWalletRow; home: AddressRow } | undefined {
  const home = world.addresses
    .where('key', key)
    .filter((row) => row.base_symbol === baseSymbol)
    .find((row) => sees(world, person.uid, subWalletOf(world, row)));
  return home === undefined ? undefined : { subWallet: subWalletOf(world, home), home };
}
