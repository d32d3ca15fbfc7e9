import type { HandleType, KytRecordDetail, KytStatus } from '../../../domains/kyt/kyt-record.schema.ts';
import type {
  KytBreaker,
  KytDirection,
  KytHandling,
  KytScope,
  KytTimeout,
  KytTriggers,
  LevelHandling,
} from '../../../domains/kyt/kyt-config.schema.ts';
import type { RiskLevel } from '../../../domains/kyt/screening.schema.ts';
import { Table } from '../../world/table.ts';

/** A provider of a wallet's; what it counts is in its orders and records. */
export interface KytServiceRow {
  service_id: number;
  wallet_id: number;
  name: string;
  status: 0 | 1;
  config_status: 0 | 1;
  open_status: 0 | 1;
  /** 0 where it was never bought. */
  expire_time: number;
  /** The plan that is offered. */
  offer: KytPlan;
}

/** So many screenings within so many days, for so many USDT. */
export interface KytPlan {
  plan_name: string;
  price: string;
  period_days: number;
  quota: number;
}

/** A plan that was ordered; its bill says whether it is paid. */
export interface KytOrderRow {
  order_id: number;
  wallet_id: number;
  service_id: number;
  plan: KytPlan;
  bill_id: number;
  created_at: number;
  /** Null until it is paid. */
  start_time: number | null;
  expire_time: number | null;
}

/** What a service screens, and what becomes of what it finds. */
export interface KytConfigRow {
  service_id: number;
  mode: 'platform' | 'own';
  api_key: string;
  api_secret: string;
  /** When the connection was last tried, and how that went: 0 never. */
  test_time: number;
  test_result: 0 | 1 | 2;
  scope: KytScope;
  directions: readonly KytDirection[];
  triggers: KytTriggers;
  handling: { deposit: LevelHandling; withdraw: LevelHandling };
  breaker: KytBreaker;
  /** 0 while the breaker has not tripped. */
  tripped_at: number;
  timeout: KytTimeout;
  updated_at: number;
  updated_by: number;
}

/** A choice of sub-wallets somebody has not saved yet. */
export interface KytDraftRow {
  cache_id: string;
  uid: number;
  service_id: number;
  sub_wallet_ids: readonly number[];
}

/** What a record has come to, and by whom: 0 by itself. */
export interface KytStep {
  kyt_status: KytStatus;
  time: number;
  uid: number;
  remark: string;
}

/** That a movement was screened; its answer and its present state stand in the movement. */
export interface KytRecordRow {
  record_id: number;
  wallet_id: number;
  sub_wallet_id: number;
  trans_id: number;
  service_id: number;
  /** What the configuration in force had for it; 0 while there is no answer. */
  rule: 0 | KytHandling;
  rules: readonly {
    name: KytRecordDetail['rules'][number]['name'];
    level: RiskLevel;
    handling: KytHandling;
  }[];
  handle_type: 0 | HandleType;
  handled_by: number;
  handle_remark: string;
  handle_at: number;
  steps: readonly KytStep[];
  created_at: number;
}

/** Providers, what they were paid for, how they are set up, and what they found. */
export function kytTables() {
  return {
    kytServices: new Table<KytServiceRow, 'wallet_id'>((row) => row.service_id, {
      wallet_id: (row) => row.wallet_id,
    }),
    kytOrders: new Table<KytOrderRow, 'wallet_id' | 'service_id'>((row) => row.order_id, {
      wallet_id: (row) => row.wallet_id,
      service_id: (row) => row.service_id,
    }),
    kytConfigs: new Table<KytConfigRow>((row) => row.service_id, {}),
    kytDrafts: new Table<KytDraftRow>((row) => row.cache_id, {}),
    kytRecords: new Table<KytRecordRow, 'wallet_id' | 'service_id' | 'trans_id'>((row) => row.record_id, {
      wallet_id: (row) => row.wallet_id,
      service_id: (row) => row.service_id,
      trans_id: (row) => row.trans_id,
    }),
  };
}
