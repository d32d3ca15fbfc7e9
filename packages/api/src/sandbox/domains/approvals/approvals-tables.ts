import type {
  ApprovalNode,
  ItemStatus,
  ItemType,
  LocalizedText,
} from '../../../domains/approvals/approvals.schema.ts';
import { Table } from '../../world/table.ts';

/** A change that waits for people. What would change is kept beside it as its domain writes it. */
export interface ItemRow {
  item_id: number;
  item_type: ItemType;
  /** What it is about: a strategy, an entry, a wallet. */
  business_id: number;
  wallet_id: number;
  /** 0 where it concerns the whole wallet. */
  sub_wallet_id: number;
  initiator_uid: number;
  created_at: number;
  status: ItemStatus;
  nodes: readonly ApprovalNode[];
  title: LocalizedText;
  summary: readonly LocalizedText[];
  /** Plain data: what is in force, and what would be. */
  before: unknown;
  after: unknown;
  /** Whether its last step is signed on the phone. */
  needs_key: boolean;
  /** 0 never. */
  expire_at: number;
  finished_at?: number;
  remark: string;
}

/** Changes that wait, waited, or came to nothing. */
export function approvalsTables() {
  return {
    items: new Table<ItemRow, 'wallet_id' | 'business'>((row) => row.item_id, {
      wallet_id: (row) => row.wallet_id,
      business: (row) => `${row.item_type}/${row.business_id}`,
    }),
  };
}
