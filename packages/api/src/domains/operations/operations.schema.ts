import * as v from 'valibot';
import { Id, pageOf, pageParams, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { ItemStatus } from '../approvals/approvals.schema.ts';

/** What of a wallet's log is asked for. */
export const OperationFilter = v.strictObject({
  wallet_id: Id,
  sub_wallet_id: v.optional(Id),
  /** Which logs, such as `api`, `auto_collect`, `address_book`, `strategy`, `workspace`, `key`. */
  business: v.optional(v.array(v.string())),
  /** Parts of the log, such as `symbols`. */
  area: v.optional(v.array(v.string())),
  /** What was done, such as `add`. */
  op_type: v.optional(v.array(v.string())),
  /** Object of the operation. */
  business_id: v.optional(Id),
  /** Members who did it. */
  operator: v.optional(v.array(Id)),
  status: v.optional(v.array(ItemStatus)),
  /** Part of the content before or after. */
  keyword: v.optional(v.string()),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** Someone did something. */
export const OperateLog = v.strictObject({
  id: Id,
  wallet_id: Id,
  /** 0 and empty where it concerns the whole wallet. */
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  /** Absent where the system did it automatically. */
  operator: v.optional(Person),
  /** What was done, such as `add`. */
  op_type: v.string(),
  /** Which log it belongs in, and which part of that. */
  business_type: v.string(),
  area: v.string(),
  business_id: Id,
  /** As a person reads it, never a secret. */
  content_before: v.string(),
  content_after: v.string(),
  ip: v.string(),
  created_at: Time,
  /** What became of it: 1 at once where no one had to be asked, else as of the item that decides it. */
  status: ItemStatus,
  /** That item; 0 where no one had to be asked. */
  item_id: Id,
});
export type OperateLog = v.InferOutput<typeof OperateLog>;

/** A page of a log. */
export const OperatePage = pageOf(OperateLog);
export type OperatePage = v.InferOutput<typeof OperatePage>;
