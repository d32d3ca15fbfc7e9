import { subWalletIds, walletIds, type Sandbox } from '@mpc/api/sandbox';

const { treasury } = walletIds;

/** The agent of Treasury is off; what it did before stays. */
export function switchedOff({ world }: Sandbox): void {
  const [wallet, agent] = [world.wallets.get(treasury), world.tronAgents.get(treasury)];
  if (wallet === undefined || agent === undefined) throw new Error('Treasury has no agent');
  world.wallets.update(wallet, { tron_agent: 'off' });
  world.tronAgents.update(agent, { auth_sub_wallet_id: 0, allowance: '0', open_time: 0 });
}

/** Nobody of Treasury ever used it. */
export function neverUsed(sandbox: Sandbox): void {
  const { world } = sandbox;
  switchedOff(sandbox);
  for (const usage of world.feeUsages.where('wallet_id', treasury)) world.feeUsages.remove(usage);
}

/** It is authorized, and its chain has not confirmed that yet. */
export function authorizing(sandbox: Sandbox): void {
  switchedOff(sandbox);
  const agent = sandbox.world.tronAgents.get(treasury);
  if (agent !== undefined)
    sandbox.world.tronAgents.update(agent, { authorising_sub_wallet_id: subWalletIds.main });
}
