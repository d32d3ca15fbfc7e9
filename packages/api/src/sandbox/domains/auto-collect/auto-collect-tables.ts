import type { SweepConfigStatus, SweepSource } from '../../../domains/auto-collect/auto-collect.schema.ts';
import { Table } from '../../world/table.ts';

/** The two sub-wallets of a wallet's sweeping; 0 for none. */
export interface SweepPair {
  collect_sub_wallet_id: number;
  fueling_sub_wallet_id: number;
}

/** What is set up in a wallet. There is no row until something was said. */
export interface SweepConfigRow extends SweepPair {
  wallet_id: number;
  status: SweepConfigStatus;
  updated_by: number;
  updated_at: number;
  /** 0 while nobody has said which sub-wallets. */
  scope_type: 0 | 1 | 2;
  sub_wallet_ids: readonly number[];
  auto_include_new: 0 | 1;
  scope_by: number;
  scope_at: number;
  /** Whether its next run, and its next snapshot, are on the clock. */
  is_ticking: boolean;
  is_counting: boolean;
}

/** How a coin is swept in a wallet. */
export interface SweepRuleRow {
  id: number;
  wallet_id: number;
  symbol: string;
  collect_min: string;
  fueling_limit: string;
  reserve_amount: string;
  priority: number;
  status: 0 | 1;
  source: SweepSource;
  created_at: number;
  updated_at: number;
  updated_by: number;
}

/** How the addresses of a wallet are refueled on a chain. */
export interface FuelRuleRow {
  id: number;
  wallet_id: number;
  base_symbol: string;
  fueling_amount: string;
  fueling_min_balance: string;
  alert_balance: string;
  status: 0 | 1;
  updated_at: number;
  updated_by: number;
}

/** A coin on an address that was refueled or swept: the last transactions of either sort, 0 for none. */
export interface SweptPlaceRow {
  place: string;
  sub_wallet_id: number;
  symbol: string;
  fuel_id: number;
  collect_id: number;
}

/** What lay of a coin on the addresses of a wallet at the end of a day. */
export interface SweepSnapshotRow {
  id: number;
  wallet_id: number;
  /** In UTC, such as 2026-11-20. */
  date: string;
  symbol: string;
  lines: readonly { sub_wallet_id: number; address: string; balance: string }[];
}

/** Where a coin lies: the key of a swept place. */
export function placeKey(subWalletId: number, symbol: string, address: string): string {
  return `${subWalletId}/${symbol}/${address}`;
}

/** What is set up, and what came of it. */
export function autoCollectTables() {
  return {
    sweepConfigs: new Table<SweepConfigRow>((row) => row.wallet_id, {}),
    sweepRules: new Table<SweepRuleRow, 'wallet_id' | 'coin'>((row) => row.id, {
      wallet_id: (row) => row.wallet_id,
      coin: (row) => `${row.wallet_id}/${row.symbol}`,
    }),
    fuelRules: new Table<FuelRuleRow, 'wallet_id' | 'chain'>((row) => row.id, {
      wallet_id: (row) => row.wallet_id,
      chain: (row) => `${row.wallet_id}/${row.base_symbol}`,
    }),
    sweptPlaces: new Table<SweptPlaceRow>((row) => row.place, {}),
    sweepSnapshots: new Table<SweepSnapshotRow, 'wallet_id'>((row) => row.id, {
      wallet_id: (row) => row.wallet_id,
    }),
  };
}
