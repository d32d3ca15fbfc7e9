import type { World } from '@mpc/api/sandbox';

/** The package of a wallet ends. */
export function expire(world: World, walletId: number): void {
  const wallet = world.wallets.get(walletId);
  if (wallet === undefined) throw new Error(`There is no wallet ${walletId}`);
  world.wallets.update(wallet, { package_expire_time: 0 });
}
