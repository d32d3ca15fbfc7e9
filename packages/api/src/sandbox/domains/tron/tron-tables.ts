import type { DelegateOrder, FeeUsage } from '../../../domains/tron/tron.schema.ts';
import { Table } from '../../world/table.ts';

/** The agent of a wallet. There is no row while nobody ever authorized it; whether it is on stands in the wallet. */
export interface TronAgentRow {
  wallet_id: number;
  /** Whose TRX pays its fees; 0 while it is off. */
  auth_sub_wallet_id: number;
  /** Whose permission is on its way to the chain; 0 for none. */
  authorising_sub_wallet_id: number;
  /** TRX that it may take altogether; "-1" without an end. */
  allowance: string;
  /** 0 while it is off. */
  open_time: number;
  /** When fees are settled next; 0 while that is not on the clock. */
  settles_at: number;
  /** When it is tried again to take what is owed; 0 while it is not in arrears. */
  retries_at: number;
}

/** An order of energy and bandwidth. */
export interface DelegateOrderRow extends Readonly<DelegateOrder> {
  wallet_id: number;
  sub_wallet_id: number;
}

/** What was used of delegated energy. */
export interface FeeUsageRow extends Readonly<Omit<FeeUsage, 'txid' | 'sub_wallet_name'>> {
  wallet_id: number;
  delegate_id: number;
}

/** Fees that were taken, or could not be. */
export interface SettlementRow {
  id: number;
  wallet_id: number;
  /** 0 where there was too little to take. */
  trans_id: number;
  amount: string;
  address_from: string;
  address_to: string;
  period_start: number;
  period_end: number;
  usage_count: number;
  created_at: number;
}

/** An address whose energy and bandwidth are watched. */
export interface TronMonitorRow {
  wallet_id: number;
  address: string;
  label: string;
  energy_alert: number;
  net_alert: number;
  created_at: number;
}

/** Where a watched address is found. */
function monitorKey({ wallet_id, address }: Pick<TronMonitorRow, 'wallet_id' | 'address'>): string {
  return `${wallet_id}/${address}`;
}

/** The agent, what it delegated and charged; and what is watched. */
export function tronTables() {
  return {
    tronAgents: new Table<TronAgentRow>((row) => row.wallet_id, {}),
    delegateOrders: new Table<DelegateOrderRow, 'trans_id' | 'address'>((row) => row.id, {
      trans_id: (row) => row.trans_id,
      address: (row) => row.address_to,
    }),
    feeUsages: new Table<FeeUsageRow, 'wallet_id' | 'pending'>((row) => row.id, {
      wallet_id: (row) => row.wallet_id,
      pending: (row) => (row.settle_status === 0 ? row.wallet_id : 0),
    }),
    settlements: new Table<SettlementRow, 'wallet_id'>((row) => row.id, {
      wallet_id: (row) => row.wallet_id,
    }),
    tronMonitors: new Table<TronMonitorRow, 'wallet_id'>(monitorKey, { wallet_id: (row) => row.wallet_id }),
  };
}
