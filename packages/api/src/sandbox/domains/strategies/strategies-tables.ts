import type {
  HitStrategy,
  StrategyAction,
  WorkspaceBusiness,
} from '../../../domains/approvals/approvals.schema.ts';
import type { StrategyConditions, StrategyScene } from '../../../domains/strategies/strategies.schema.ts';
import { Table } from '../../world/table.ts';

/** One step of a strategy: 1 approve, 2 approve & sign. */
export interface StrategyNode {
  node_type: 1 | 2;
  threshold: number;
  uids: readonly number[];
  name?: string;
}

/** What every rule in force has: who is asked, since when, and who asked for it to be so. */
interface InForce {
  nodes: readonly StrategyNode[];
  version: number;
  updated_by: number;
  updated_at: number;
}

/** A rule of a sub-wallet that says who is asked; the basic one has no conditions and comes last. */
export interface StrategyRow extends HitStrategy, InForce {
  sub_wallet_id: number;
  /** 1 is looked at first; 0 the basic one. */
  priority: number;
  action: StrategyAction;
  conditions: StrategyConditions;
  /** What the basic one decides; empty of the others. */
  scenes: readonly StrategyScene[];
}

/** Who decides one scenario of a whole wallet, such as the API or the omnibus sub-wallet. */
export interface WorkspaceStrategyRow extends InForce {
  wallet_id: number;
  business_type: WorkspaceBusiness;
}

/** Rules in force. */
export function strategiesTables() {
  return {
    strategies: new Table<StrategyRow, 'sub_wallet_id'>((row) => row.strategy_id, {
      sub_wallet_id: (row) => row.sub_wallet_id,
    }),
    workspaceStrategies: new Table<WorkspaceStrategyRow, 'wallet_id'>(
      (row) => `${row.wallet_id}/${row.business_type}`,
      { wallet_id: (row) => row.wallet_id },
    ),
  };
}
