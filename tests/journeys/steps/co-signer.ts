import { walletIds } from '@mpc/api/sandbox';
import type { House } from '../fixtures/house.ts';

/** Operations gets the co-signer that it does not have at first. */
export function giveCoSigner({ world }: House): void {
  const [key] = world.apiKeys.all();
  const wallet = world.wallets.get(walletIds.operations);
  if (key === undefined || wallet === undefined) throw new Error('Nobody has an API');
  world.apiKeys.insert({ ...key, wallet_id: walletIds.operations });
  world.wallets.update(wallet, { co_signer_status: 2 });
}
