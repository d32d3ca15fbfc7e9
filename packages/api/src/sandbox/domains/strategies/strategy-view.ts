import type {
  AdvancedStrategy,
  BasicStrategy,
  StrategyVersion,
  WorkspaceStrategy,
} from '../../../domains/strategies/strategies.schema.ts';
import type { DataOf } from '../../../core/endpoint.ts';
import type { strategies } from '../../../domains/strategies/strategies.contract.ts';
import type { WorkspaceBusiness } from '../../../domains/approvals/approvals.schema.ts';
import { subWalletOf, walletOf } from '../../world/access.ts';
import type { Asking } from '../../wire/resolver.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { pendingShown } from './change-view.ts';
import type { StrategyRow } from './strategies-tables.ts';
import { changeOf, pendingChange, pendingWorkspace } from './strategy-change.ts';
import { hitCounts, hitStat } from './strategy-hits.ts';
import { namedConditions, sideOf, stepsShown } from './strategy-sides.ts';
import { businessName } from './workspace-businesses.ts';
import { workspaceStrategyOf } from './workspace-strategy.ts';

function placed({ world }: Asking, row: StrategyRow) {
  const subWallet = subWalletOf(world, row);
  const wallet = walletOf(world, subWallet);
  const { strategy_id, sub_wallet_id, name, version, updated_by, updated_at } = row;
  return {
    strategy_id,
    sub_wallet_id,
    sub_wallet_name: subWallet.sub_wallet_name,
    name,
    node_list: stepsShown(world, wallet, row.nodes),
    version,
    updated_by: personBeside(world, updated_by),
    updated_at,
  };
}

/** A basic strategy, as it is in force. */
export function basicShown(asking: Asking, row: StrategyRow): BasicStrategy {
  return {
    ...placed(asking, row),
    scenes: [...row.scenes],
    pending: pendingShown(asking, pendingChange(asking.world, row)),
  };
}

/** An advanced strategy: in force, or waiting to be. */
export function advancedShown(asking: Asking, row: StrategyRow): AdvancedStrategy {
  const { world } = asking;
  return {
    ...placed(asking, row),
    type: row.type === 2 ? 2 : 1,
    priority: row.priority,
    conditions: namedConditions(world, row.conditions),
    action: row.action,
    status: world.strategies.get(row.strategy_id) === undefined ? 0 : 1,
    ...hitCounts(world, row),
    pending: pendingShown(asking, pendingChange(world, row)),
  };
}

/** What a strategy is and was: what came before each change that passed, and what it is now. */
function versionsOf({ world }: Asking, row: StrategyRow): StrategyVersion[] {
  const wallet = walletOf(world, subWalletOf(world, row));
  const earlier = world.items
    .where('business', `${row.type === 0 ? 3 : 4}/${row.strategy_id}`)
    .filter((item) => item.status === 1)
    .flatMap((item) => {
      const change = changeOf(item);
      const isEdit = change.op === 2 && change.business !== 'workspace';
      return isEdit ? [change.before] : [];
    });
  return [...earlier, row]
    .map((version) => ({
      version: version.version,
      updated_by: personBeside(world, version.updated_by),
      updated_at: version.updated_at,
      content: sideOf(world, wallet, version),
    }))
    .reverse();
}

/** A basic strategy in full. */
export function basicInFull(asking: Asking, row: StrategyRow): DataOf<typeof strategies.basic> {
  return { ...basicShown(asking, row), versions: versionsOf(asking, row) };
}

/** An advanced strategy in full. */
export function advancedInFull(asking: Asking, row: StrategyRow): DataOf<typeof strategies.advanced> {
  const hit_stat = hitStat(asking.world, row);
  return { ...advancedShown(asking, row), versions: versionsOf(asking, row), hit_stat };
}

/** What decides one scenario of a wallet. */
export function workspaceShown(
  asking: Asking,
  wallet_id: number,
  business_type: WorkspaceBusiness,
): WorkspaceStrategy {
  const { world, language } = asking;
  const row = workspaceStrategyOf(world, wallet_id, business_type);
  return {
    business_type,
    business_name: businessName(business_type, language),
    node_list: stepsShown(world, walletOf(world, row), row.nodes),
    is_default: row.version === 1 ? 1 : 0,
    version: row.version,
    updated_by: personBeside(world, row.updated_by),
    updated_at: row.updated_at,
    pending: pendingShown(asking, pendingWorkspace(world, wallet_id, business_type)),
  };
}
