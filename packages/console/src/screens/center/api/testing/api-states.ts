import { walletIds, type Sandbox } from '@mpc/api/sandbox';

const { treasury } = walletIds;

/** No change of the API of Treasury waits. */
export function nothingPending({ world }: Sandbox): void {
  const waiting = world.items.where('business', `8/${treasury}`).filter(({ status }) => status === 0);
  for (const item of waiting) world.items.update(item, { status: 3 });
}

/** It is off, and nothing waits. */
export function disabled(sandbox: Sandbox): void {
  nothingPending(sandbox);
  const row = sandbox.world.apiKeys.get(treasury);
  if (row === undefined) throw new Error('Treasury has no API');
  sandbox.world.apiKeys.update(row, { status: 2 });
}

/** Its co-signer does not answer. */
export function coSignerLost(sandbox: Sandbox): void {
  nothingPending(sandbox);
  const row = sandbox.world.apiKeys.get(treasury);
  if (row === undefined || row.co_signer === null) throw new Error('Treasury has no co-signer');
  sandbox.world.apiKeys.update(row, { co_signer: { ...row.co_signer, online: 0 } });
}

/** The package of the wallet is over. */
export function packageOver({ world }: Sandbox): void {
  const wallet = world.wallets.get(treasury);
  if (wallet === undefined) throw new Error('There is no Treasury');
  world.wallets.update(wallet, { package_expire_time: 0 });
}
