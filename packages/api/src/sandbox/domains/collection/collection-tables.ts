import type { CollectRule } from '../../../domains/collection/collection.schema.ts';
import { Table } from '../../world/table.ts';

/** A coin that a rule sweeps. */
export interface CollectCoin {
  symbol: string;
  collect_min: string;
  status: 0 | 1;
}

type Kept = Pick<
  CollectRule,
  | 'id'
  | 'wallet_id'
  | 'rule_name'
  | 'base_symbol'
  | 'collect_sub_wallet_id'
  | 'collect_address'
  | 'collect_mode'
  | 'status'
  | 'timeline'
  | 'fail_reason'
  | 'created_at'
  | 'updated_at'
>;

/** A rule for sweeping by contract. */
export interface CollectRuleRow extends Readonly<Kept> {
  symbols: readonly CollectCoin[];
  /** The transaction that deployed it, or was to; 0 before. */
  deploy_id: number;
  creator_uid: number;
  /** When the clock sweeps next; 0 while it does not. */
  next_round_at: number;
}

/** What an address allows a rule's contract to take of a coin. */
export interface CollectAuthRow {
  id: number;
  rule_id: number;
  sub_wallet_id: number;
  address: string;
  symbol: string;
  /** 0 revoked, 2 sent and not confirmed, 3 authorized. */
  status: 0 | 2 | 3;
  /** What it becomes once the transaction is confirmed, and what it was before. */
  becomes: 0 | 3;
  was: 0 | 3;
  /** The last transaction. */
  call_id: number;
  updated_at: number;
}

/** One sweep of a coin: the call of the contract, under its number, and what it moves. */
export interface CollectRunRow {
  id: number;
  rule_id: number;
  wallet_id: number;
  symbol: string;
  total_amount: string;
  trigger: 1 | 2;
  /** The movements from each address, among the transactions. */
  transfer_ids: readonly number[];
}

/** Sweeping by contract. */
export function collectionTables() {
  return {
    collectRules: new Table<CollectRuleRow, 'wallet_id' | 'deploy_id'>((row) => row.id, {
      wallet_id: (row) => row.wallet_id,
      deploy_id: (row) => row.deploy_id,
    }),
    collectAuths: new Table<CollectAuthRow, 'rule_id' | 'call_id'>((row) => row.id, {
      rule_id: (row) => row.rule_id,
      call_id: (row) => row.call_id,
    }),
    collectRuns: new Table<CollectRunRow, 'rule_id' | 'wallet_id'>((row) => row.id, {
      rule_id: (row) => row.rule_id,
      wallet_id: (row) => row.wallet_id,
    }),
  };
}
