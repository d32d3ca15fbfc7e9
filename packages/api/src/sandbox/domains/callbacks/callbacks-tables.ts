import type {
  CallbackAttempt,
  CallbackSide,
  NotifyStatus,
} from '../../../domains/callbacks/callbacks.schema.ts';
import { Table } from '../../world/table.ts';

/** A delivery of one state of one transaction, with what was known of the transaction then. */
export interface CallbackRow {
  notify_id: number;
  wallet_id: number;
  sub_wallet_id: number;
  side: CallbackSide;
  trans_id: number;
  status: number;
  txid: string;
  confirmations: number;
  notify_url: string;
  notify_status: NotifyStatus;
  attempts: readonly CallbackAttempt[];
  /** When it is tried again by itself; 0 where it is not. */
  next_at: number;
  created_at: number;
}

/** Deliveries to the customers' own servers. */
export function callbacksTables() {
  return {
    callbacks: new Table<CallbackRow, 'wallet_id'>((row) => row.notify_id, {
      wallet_id: (row) => row.wallet_id,
    }),
  };
}
