import type { WorkspaceBusiness } from '../../../domains/approvals/approvals.schema.ts';
import { walletOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { ownerSteps } from '../approvals/strategy-hit.ts';
import type { WorkspaceStrategyRow } from './strategies-tables.ts';

/** What decides one scenario of a wallet; what every wallet begins with where nothing else was agreed. */
export function workspaceStrategyOf(
  world: World,
  wallet_id: number,
  business_type: WorkspaceBusiness,
): WorkspaceStrategyRow {
  const agreed = world.workspaceStrategies.get(`${wallet_id}/${business_type}`);
  if (agreed !== undefined) return agreed;
  const wallet = walletOf(world, { wallet_id });
  const nodes = ownerSteps(world, wallet_id);
  const updated_by = nodes[0]?.uids[0] ?? 0;
  return { wallet_id, business_type, nodes, version: 1, updated_by, updated_at: wallet.created_at };
}
