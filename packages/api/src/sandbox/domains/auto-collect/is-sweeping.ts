import type { World } from '../../world/world.ts';

/** Whether auto sweep is in force in a wallet, wholly configured. */
export function isSweeping(world: World, walletId: number): boolean {
  return world.subWallets.where('wallet_id', walletId).some((row) => row.collect_role === 1);
}
