import type { BillLine, BillStatus, BillType } from '../../../domains/billing/billing.schema.ts';
import { Table } from '../../world/table.ts';

/** Where a bill is to be paid, at a price that holds for a while. */
export interface PriceLock {
  symbol: string;
  address: string;
  amount: string;
  /** What of the bill this amount pays, in USDT. */
  worth: string;
  expire_at: number;
}

/** Money that came for a bill. */
export interface BillPaymentRow {
  symbol: string;
  amount: string;
  /** What of the bill it pays, in USDT. */
  credited: string;
  txid: string;
  created_at: number;
}

/** A bill; amounts in USDT. */
export interface BillRow {
  bill_id: number;
  wallet_id: number;
  bill_type: BillType;
  status: BillStatus;
  amount: string;
  discount: string;
  items: readonly BillLine[];
  /** What paying it brings: the package's name, the chain's main coin, the number of a KYT order; empty where nothing. */
  subject: string;
  period_start: number | null;
  period_end: number | null;
  due_time: number;
  pay_time: number | null;
  created_at: number;
  lock: PriceLock | null;
  payments: readonly BillPaymentRow[];
}

/** Bills, by their wallets. */
export function billingTables() {
  return {
    bills: new Table<BillRow, 'wallet_id'>((row) => row.bill_id, { wallet_id: (row) => row.wallet_id }),
  };
}
