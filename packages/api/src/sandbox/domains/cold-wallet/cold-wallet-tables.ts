import type {
  TaskDirection,
  TaskEvent,
  TaskStatus,
} from '../../../domains/cold-wallet/cold-wallet.schema.ts';
import { Table } from '../../world/table.ts';

/** A contract of the platform, as its chain knows it. */
export interface ColdContractRow {
  base_symbol: string;
  address: string;
  /** m of n. */
  threshold: number;
  signers: readonly string[];
  /** The only addresses it sends to. */
  whitelist: readonly string[];
  /** Whether it lets the vote-free address move funds. */
  vote_free: boolean;
  /** False where it is a contract of somebody else's making. */
  is_platform: boolean;
  /** What lies in it, by symbol, payments of ours apart: those are counted from the orders. */
  funds: Record<string, string>;
}

/** The pair of contracts that a wallet has on a chain. Changes of it are items of type 11. */
export interface MultisigRow {
  id: number;
  wallet_id: number;
  base_symbol: string;
  warm_address: string;
  cold_address: string;
  /** Whether the pair is in force; one that was never agreed to, or was taken away, is not. */
  is_effective: boolean;
  updated_at: number;
}

/** How a coin is spread over the tiers. */
export interface FundStrategyRow {
  id: number;
  wallet_id: number;
  symbol: string;
  hot_upper: string;
  hot_lower: string;
  hot_target: string;
  warm_upper: string;
  warm_target: string;
  min_task_amount: string;
  max_task_amount: string;
  check_interval_min: 15 | 30 | 60;
  status: 0 | 1;
  updated_uid: number;
  updated_at: number;
  last_run_at: number;
}

/** Funds on their way between two tiers. */
export interface ColdTaskRow {
  task_id: number;
  wallet_id: number;
  direction: TaskDirection;
  source: 1 | 2;
  /** The strategy that made it; 0 where a person did. */
  strategy_id: number;
  symbol: string;
  amount: string;
  address_from: string;
  address_to: string;
  txid: string;
  fee: string;
  /** Of what a contract moves; what an order moves, its order says. */
  status: TaskStatus;
  remark: string;
  /** 0 where a strategy made it. */
  creator_uid: number;
  created_at: number;
  finished_at: number;
  fail_reason: string;
  timeline: readonly { event: TaskEvent; at: number; note: string }[];
  /** The order that moves it from hot to warm; 0 where a contract does. */
  order_id: number;
}

/** Who is told of what. */
export interface ColdAlarmRow {
  wallet_id: number;
  emails: readonly string[];
  monitors: readonly { base_symbol: string; threshold: string; status: 0 | 1 }[];
  events: Record<TaskEvent, boolean>;
}

/** What is kept of this domain. */
export function coldWalletTables() {
  return {
    coldContracts: new Table<ColdContractRow>((row) => `${row.base_symbol}/${row.address}`, {}),
    multisigs: new Table<MultisigRow, 'wallet_id'>((row) => row.id, { wallet_id: (row) => row.wallet_id }),
    fundStrategies: new Table<FundStrategyRow, 'wallet_id'>((row) => row.id, {
      wallet_id: (row) => row.wallet_id,
    }),
    coldTasks: new Table<ColdTaskRow, 'wallet_id' | 'order_id'>((row) => row.task_id, {
      wallet_id: (row) => row.wallet_id,
      order_id: (row) => row.order_id,
    }),
    coldAlarms: new Table<ColdAlarmRow>((row) => row.wallet_id, {}),
  };
}
