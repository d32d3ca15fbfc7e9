import * as v from 'valibot';
import { Address, Flag, Id, pageOf, pageParams, Remark, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { entryBatchLimit, entryLabelLimit } from './address-book.rules.ts';

/** Whose an address book is: shared by those who use a sub-wallet, or one person's own. */
export const BookScope = v.picklist(['shared', 'personal']);

export const BookFilter = v.strictObject({
  sub_wallet_id: Id,
  symbol: v.optional(v.string()),
  /** shared: entries of the sub-wallet; personal: the caller's own. Both if absent. */
  scope: v.optional(BookScope),
});

/** An address that may be paid, as the transfer form offers it. */
export const BookEntry = v.strictObject({
  id: Id,
  scope: BookScope,
  base_symbol: v.string(),
  label: v.string(),
  address: Address,
  memo: v.string(),
  is_white: Flag,
  used_count: v.number(),
  last_used_at: v.optional(Time),
});
export type BookEntry = v.InferOutput<typeof BookEntry>;

/** What is switched on in a sub-wallet. */
export const SubWalletState = v.strictObject({
  /** Whitelist mode: 0 off, 1 on, 2 turning on, 3 turning off. */
  white_status: v.picklist([0, 1, 2, 3]),
  app_show_status: v.picklist(['1', '2']),
  collect_role: v.picklist([0, 1, 2]),
  kyt_status: Flag,
});
export type SubWalletState = v.InferOutput<typeof SubWalletState>;

/** 1 addition pending, 2 effective, 3 rejected, 4 canceled or expired, 5 effective with deletion pending. */
export const EntryStatus = v.picklist([1, 2, 3, 4, 5]);
export type EntryStatus = v.InferOutput<typeof EntryStatus>;

/** What an entry is called: 1 to 30 characters, counted in code points. */
export const EntryLabel = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '' && Array.from(text).length <= entryLabelLimit, 'label'),
);

/** An entry to add; with `id`, the new version of that entry. */
export const EntryDraft = v.strictObject({
  id: v.optional(Id),
  /** The chain, by its main coin; an entry keeps its chain. */
  base_symbol: v.string(),
  /** The one coin it is for; every coin of the chain where absent or empty. */
  symbol: v.optional(v.string()),
  /** Judged by its chain; see `invalid` of the answer. */
  address: v.pipe(v.string(), v.maxLength(128, 'address')),
  memo: v.optional(v.pipe(v.string(), v.maxLength(128, 'memo'))),
  label: EntryLabel,
  remark: v.optional(Remark),
});
export type EntryDraft = v.InferOutput<typeof EntryDraft>;

/** Entries to add, or one to change. Shared ones wait for approval; personal ones are there at once. */
export const AddEntries = v.strictObject({
  /** @default shared */
  scope: v.optional(BookScope),
  /** Wallet. Required for shared entries. */
  wallet_id: v.optional(Id),
  /** Sub-wallets of shared entries; all of the wallet if empty. Unchanged if absent in a change. */
  sub_wallet_ids: v.optional(v.array(Id)),
  /** Entries, or one entry with its `id` to change it. */
  rows: v.pipe(v.array(EntryDraft), v.minLength(1, 'rows'), v.maxLength(entryBatchLimit, 'rows')),
  /** 1 to put the entries on the whitelist. */
  is_white: v.optional(Flag),
  /** Reason, for the approvers. */
  remark: v.optional(Remark),
});

/** What is wrong with a row: its chain is unknown, its coin is of another chain, its address or memo is none there. */
export const EntryFault = v.picklist(['network', 'coin', 'address', 'memo']);
export type EntryFault = v.InferOutput<typeof EntryFault>;

/** What became of the rows, counted from 0: those not named under repeated or invalid were taken. */
export const EntriesTaken = v.strictObject({
  /** What has to be approved; 0 for personal ones. */
  audit_id: Id,
  ids: v.array(Id),
  /** There already, or twice in the rows. */
  repeated: v.array(v.strictObject({ row: v.number(), address: v.string() })),
  invalid: v.array(v.strictObject({ row: v.number(), address: v.string(), reason: EntryFault })),
});
export type EntriesTaken = v.InferOutput<typeof EntriesTaken>;

/** A sub-wallet that an entry is for. */
export const EntrySubWallet = v.strictObject({ sub_wallet_id: Id, sub_wallet_name: v.string() });

/** An entry of an address book. */
export const ListedEntry = v.strictObject({
  id: Id,
  scope: BookScope,
  /** 0 on a personal one. */
  wallet_id: Id,
  /** Empty where it is for all sub-wallets of the wallet, and on a personal one. */
  sub_wallets: v.array(EntrySubWallet),
  base_symbol: v.string(),
  coin_net: v.string(),
  /** The one coin it is for, and what people read; empty for every coin of the chain. */
  symbol: v.string(),
  symbol_alias: v.string(),
  address: Address,
  memo: v.string(),
  label: v.string(),
  remark: v.string(),
  is_white: Flag,
  status: EntryStatus,
  /** What waits for approval: 0 nothing, 1 its addition, 2 deletion, 3 and 4 going on and off the whitelist, 5 another version. */
  pending_op: v.picklist([0, 1, 2, 3, 4, 5]),
  /** 0 where nothing waits. */
  audit_id: Id,
  /** Whether I may cancel what is pending. */
  can_revoke: v.boolean(),
  /** Payments to it from the sub-wallets it is for, as far as I see them: ever, and in the last 30 days. */
  used_count: v.number(),
  used_30d: v.number(),
  last_used_at: v.optional(Time),
  creator: Person,
  created_at: Time,
  updated_at: Time,
});
export type ListedEntry = v.InferOutput<typeof ListedEntry>;

/** Which entries are asked for. */
export const EntryFilter = v.strictObject({
  /** @default shared */
  scope: v.optional(BookScope),
  /** Wallet. Required for shared entries. */
  wallet_id: v.optional(Id),
  sub_wallet_id: v.optional(v.array(Id)),
  base_symbol: v.optional(v.array(v.string())),
  /** 1 whitelisted entries only, 0 the others only. */
  is_white: v.optional(Flag),
  status: v.optional(v.array(EntryStatus)),
  /** 1 only entries with a pending request, 0 only the others. */
  pending: v.optional(Flag),
  /** 1 only entries paid in the last 30 days, 0 only the others. */
  recently_used: v.optional(Flag),
  /** Part of a label, address, memo or remark. */
  keyword: v.optional(v.string()),
  /** 1 to include the whitelist mode of every sub-wallet. */
  need_white: v.optional(Flag),
  order_by: v.optional(v.picklist(['updated_at', 'created_at', 'label', 'used_count', 'last_used_at'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** The whitelist mode of a sub-wallet, and how many effective entries are on its whitelist. */
export const WhitelistState = v.strictObject({
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  /** 0 off, 1 on, 2 turning on, 3 turning off. */
  white_status: v.picklist([0, 1, 2, 3]),
  white_count: v.number(),
  /** What waits for approval; 0 while nothing does. */
  audit_id: Id,
});
export type WhitelistState = v.InferOutput<typeof WhitelistState>;

/** A page of entries, with the number in each tab under the other filters. */
export const EntryPage = v.strictObject({
  ...pageOf(ListedEntry).entries,
  counts: v.strictObject({ effective: v.number(), pending: v.number(), all: v.number() }),
  /** With need_white=1, of a shared book. */
  whitelists: v.optional(v.array(WhitelistState)),
});
export type EntryPage = v.InferOutput<typeof EntryPage>;

/** The entry to delete, and why. */
export const EntryRemoval = v.strictObject({ /** Entry. */ id: Id, remark: v.optional(Remark) });

/** A sub-wallet whose whitelist mode is to change, and why. */
export const WhitelistSwitch = v.strictObject({ sub_wallet_id: Id, remark: v.optional(Remark) });

/** An entry that is to go on the whitelist (1) or off it (0), and why. */
export const EntryWhite = v.strictObject({
  /** Entry. */
  id: Id,
  /** 1 to put it on the whitelist, 0 to take it off. */
  is_white: Flag,
  remark: v.optional(Remark),
});

/** What has to be approved; 0 where nothing has. */
export const AuditOpened = v.strictObject({ audit_id: Id });

/** The chain a sub-wallet uses most, and all that its coins are on; empty where it has no coins. */
export const ChainInUse = v.strictObject({
  base_symbol: v.string(),
  coin_net: v.string(),
  list: v.array(v.strictObject({ base_symbol: v.string(), coin_net: v.string() })),
});
