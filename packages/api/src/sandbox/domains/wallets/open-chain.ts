import type { WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { homeRow } from '../receiving/address-rows.ts';
import { sharingChains } from '../receiving/new-address.ts';

/** Opens a chain in a wallet: its sub-wallets receive there from now on, with the addresses they have where chains share them. */
export function openChain(world: World, wallet: WalletRow, baseSymbol: string): void {
  if (wallet.open_chains.includes(baseSymbol)) return;
  const [twin] = sharingChains(wallet, baseSymbol).filter((base) => base !== baseSymbol);
  world.wallets.update(wallet, { open_chains: [...wallet.open_chains, baseSymbol] });
  const created_at = world.clock.now();
  for (const subWallet of world.subWallets.where('wallet_id', wallet.wallet_id)) {
    const shared = world.addresses.where('home', `${subWallet.sub_wallet_id}/${twin ?? ''}`);
    const rows = shared.map((row) => ({ ...row, id: world.nextId('address'), base_symbol: baseSymbol }));
    if (rows.length === 0) rows.push(homeRow(world, subWallet, baseSymbol, created_at));
    for (const row of rows) world.addresses.insert(row);
  }
}
