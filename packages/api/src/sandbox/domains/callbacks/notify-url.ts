import type { World } from '../../world/world.ts';

/** Where a wallet's server wants to be told; empty while its API is not enabled or names no address. */
export function notifyUrlOf(world: World, walletId: number): string {
  const settings = world.apiKeys.get(walletId);
  return settings?.status === 1 ? settings.notify_url : '';
}
