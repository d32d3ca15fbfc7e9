import { Table } from '../../world/table.ts';

/** A message between contracts. `source` is empty where it came from outside the chain; hashes are hex. */
export interface TonMessageRow {
  hash: string;
  source: string;
  destination: string;
  value: string;
  comment: string;
  bounced: 0 | 1;
}

/** One transaction of a transfer, caused by a message and sending others. */
export interface TonStepRow {
  hash: string;
  /** The transaction that sent its message; empty for the first. */
  parent: string;
  depth: number;
  lt: string;
  in_msg: TonMessageRow;
  out_msgs: readonly TonMessageRow[];
  fee: string;
  success: boolean;
  exit_code: number;
  utime: number;
}

/** A transfer as the chain has it: all of its transactions, in order. */
export interface TonTraceRow {
  trace_id: string;
  steps: readonly TonStepRow[];
}

/** Transfers of others that somebody may look for; our own follow from our records. */
export function tonTables() {
  return { tonTraces: new Table<TonTraceRow>((row) => row.trace_id, {}) };
}
