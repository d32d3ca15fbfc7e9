import * as v from 'valibot';
import { Flag, Id, pageOf, pageParams, Remark, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { ApprovalNode, ItemStatus } from '../approvals/approvals.schema.ts';
import { shownParams } from '../approvals/shown.schema.ts';
import { EntryStatus, EntrySubWallet } from './address-book.schema.ts';

/** 1 add, 2 delete, 3 whitelist on, 4 whitelist off (of an entry, or the mode of a sub-wallet), 5 edit. */
export const BookOp = v.picklist([1, 2, 3, 4, 5]);
export type BookOp = v.InferOutput<typeof BookOp>;

/** What an entry says. */
export const EntryFacts = v.strictObject({
  base_symbol: v.string(),
  symbol: v.string(),
  address: v.string(),
  memo: v.string(),
  label: v.string(),
  remark: v.string(),
  is_white: Flag,
  /** Empty where it is for all sub-wallets of the wallet. */
  sub_wallet_ids: v.array(Id),
});
export type EntryFacts = v.InferOutput<typeof EntryFacts>;

/** What would change. */
export const BookAuditContent = v.strictObject({
  /** The sub-wallets concerned; empty where all of the wallet are. */
  sub_wallets: v.array(EntrySubWallet),
  /** What each entry says, and would say; null where it is not there. Empty where a whitelist mode changes. */
  entries: v.array(v.strictObject({ id: Id, before: v.nullable(EntryFacts), after: v.nullable(EntryFacts) })),
  /** The whitelist mode of the one sub-wallet, 0 off and 1 on; null where entries change. */
  white_mode: v.nullable(v.strictObject({ before: Flag, after: Flag })),
});

/** A change of the shared address book that waits, or waited, for approval. */
export const BookAudit = v.strictObject({
  audit_id: Id,
  op_type: BookOp,
  wallet_id: Id,
  wallet_name: v.string(),
  content: BookAuditContent,
  node_list: v.array(ApprovalNode),
  status: ItemStatus,
  initiator: Person,
  created_at: Time,
  finished_at: v.optional(Time),
  /** 0 never. */
  expire_at: Time,
  /** Why, in the words of whoever asked. */
  remark: v.string(),
  /** What I may do: 0 nothing, 1 approve or reject. */
  my_action: v.picklist([0, 1]),
  can_revoke: v.boolean(),
});
export type BookAudit = v.InferOutput<typeof BookAudit>;

/** Which changes are asked for. */
export const BookAuditFilter = v.strictObject({
  wallet_id: Id,
  sub_wallet_id: v.optional(v.array(Id)),
  op_type: v.optional(v.array(BookOp)),
  status: v.optional(v.array(ItemStatus)),
  base_symbol: v.optional(v.array(v.string())),
  /** Member who requested the change. */
  initiator_uid: v.optional(Id),
  /** Part of a label or an address. */
  keyword: v.optional(v.string()),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at', 'finished_at'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** A page of changes. */
export const BookAuditPage = pageOf(BookAudit);
export type BookAuditPage = v.InferOutput<typeof BookAuditPage>;

/** One change. */
export const BookAuditQuestion = v.strictObject({ audit_id: Id });

/** A yes or a no, and why. */
export const BookAuditDecision = v.strictObject({
  audit_id: Id,
  remark: v.optional(Remark),
  ...shownParams,
});

/** Entries to follow: by their ids, or all of a sub-wallet. */
export const EntryStatusQuestion = v.strictObject({
  /** Entries; with or instead of `sub_wallet_id`. */
  ids: v.optional(v.array(Id)),
  /** Sub-wallet whose entries are meant. */
  sub_wallet_id: v.optional(Id),
});

/** How an entry stands, and what waits for it; entries that are gone are left out. */
export const EntryStatusAnswer = v.array(v.strictObject({ id: Id, status: EntryStatus, audit_id: Id }));
