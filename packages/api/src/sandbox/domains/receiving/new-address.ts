import { chainOf } from '../../../addresses/index.ts';
import type { AddressRow, SubWalletRow, WalletRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { moreRow } from './address-rows.ts';

/** How many addresses a wallet has given to users; one that serves several chains counts once. */
export function addressesUsed(world: World, walletId: number): number {
  const rows = world.subWallets
    .where('wallet_id', walletId)
    .flatMap((row) => world.addresses.where('sub_wallet_id', row.sub_wallet_id));
  return new Set(rows.filter((row) => row.addr_type === 1).map((row) => row.address)).size;
}

/** The opened chains that share their addresses with a chain, it among them. */
export function sharingChains({ open_chains }: WalletRow, baseSymbol: string): string[] {
  return chainOf(baseSymbol) === 'evm' ? open_chains.filter((base) => chainOf(base) === 'evm') : [baseSymbol];
}

/** Makes an address more for a sub-wallet, on a chain and on those that share its addresses. */
export function newAddress(
  world: World,
  wallet: WalletRow,
  subWallet: SubWalletRow,
  baseSymbol: string,
): AddressRow {
  const name = `address ${addressesUsed(world, wallet.wallet_id) + 1}`;
  const facts = { addr_type: 1, address_label: '', created_at: world.clock.now() } as const;
  const rows = sharingChains(wallet, baseSymbol).map((base) =>
    world.addresses.insert(moreRow(world, subWallet, base, name, facts)),
  );
  return known(
    rows.find((row) => row.base_symbol === baseSymbol),
    `new address on ${baseSymbol}`,
  );
}
