import * as v from 'valibot';
import { Amount, Flag, Id, pageOf, pageParams, Remark, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { RiskLevel } from '../kyt/screening.schema.ts';
import { shownParams } from './shown.schema.ts';

/** One person of a node: 0 has not acted, 1 approved, 2 rejected. */
export const NodeMember = v.strictObject({
  uid: Id,
  name: v.string(),
  status: v.picklist([0, 1, 2]),
  time: v.optional(Time),
  remark: v.optional(v.string()),
  /** What they said they were shown, and by which build; absent where they did not say. */
  ...shownParams,
});

/** One step of an approval line. Steps run in order; a step passes when `threshold` people have approved. */
export const ApprovalNode = v.strictObject({
  node_index: v.number(),
  /** What whoever made the strategy calls it; absent where it has no name. */
  name: v.optional(v.string()),
  /** 1 approve, 2 approve & sign (always last). */
  node_type: v.picklist([1, 2]),
  threshold: v.number(),
  members: v.array(NodeMember),
  /** 0 waiting, 1 active, 2 passed, 3 rejected. */
  node_status: v.picklist([0, 1, 2, 3]),
});
export type ApprovalNode = v.InferOutput<typeof ApprovalNode>;

/** The strategy an order fell under. Type 0 basic, 1 transfer, 2 web3. */
export const HitStrategy = v.strictObject({ strategy_id: Id, name: v.string(), type: v.picklist([0, 1, 2]) });
export type HitStrategy = v.InferOutput<typeof HitStrategy>;

/** Action on an order that meets the conditions: 1 approval, 2 reject, 3 pass to signing. */
export const StrategyAction = v.picklist([1, 2, 3]);
export type StrategyAction = v.InferOutput<typeof StrategyAction>;

/**
 * A scenario of a whole wallet that its workspace strategies decide: API settings, exporting keys, omnibus and gas
 * station, cold-wallet addresses, the workspace strategies themselves, the address book, collection rules, KYT handling,
 * refunds, bills, cold-wallet tasks, the TRON agent.
 */
export const WorkspaceBusiness = v.picklist([
  'api',
  'key_export',
  'auto_collect',
  'cold_address',
  'workspace',
  'address_book',
  'collect_rule',
  'kyt',
  'refund',
  'bill',
  'cold_task',
  'tron_agent',
]);
export type WorkspaceBusiness = v.InferOutput<typeof WorkspaceBusiness>;

/** The strategy that would decide something, with the people who would be asked. */
export const StrategyFor = v.strictObject({
  /** 0 for a workspace strategy, which goes by its business type. */
  strategy_id: Id,
  name: v.string(),
  /** 0 basic, 1 transfer, 2 web3, 3 workspace. */
  type: v.picklist([0, 1, 2, 3]),
  action: StrategyAction,
  /** Empty where it is rejected. */
  node_list: v.array(ApprovalNode),
});
export type StrategyFor = v.InferOutput<typeof StrategyFor>;

/**
 * Something that is about to be asked for. `withdraw` and `web3` are orders of a sub-wallet, `basic` and `higher` changes
 * of its strategies; the others are scenarios of the wallet.
 */
export const StrategyQuestion = v.strictObject({
  wallet_id: Id,
  /** Sub-wallet of the order, strategy change or address book entry. */
  sub_wallet_id: v.optional(Id),
  /** Kind of the request. */
  business_type: v.picklist(['withdraw', 'web3', 'basic', 'higher', ...WorkspaceBusiness.options]),
  /** Coin of the order; for web3 the main coin that is sent with the call. */
  symbol: v.optional(v.string()),
  amount: v.optional(Amount),
  /** Recipient, or the contract that is called. */
  address_to: v.optional(v.string()),
  /** The call, for strategies that look at methods, parameters, or tokens it transfers. */
  input_data: v.optional(v.string()),
  /** To preview an order of another member: its initiator. */
  initiator_uid: v.optional(Id),
  /** Where the order comes from: 1 app, 2 open API, 3 this console. */
  source: v.optional(v.picklist([1, 2, 3])),
});

/** 0 pending, 1 approved, 2 rejected, 3 canceled by the initiator, 4 expired, 5 canceled because its object changed. */
export const ItemStatus = v.picklist([0, 1, 2, 3, 4, 5]);
export type ItemStatus = v.InferOutput<typeof ItemStatus>;

/**
 * 1 transfer, 2 web3 transaction, 3 basic strategy, 4 advanced strategy, 5 workspace strategy, 6 address book or
 * whitelist, 7 auto sweep, 8 API, 9 key view or export, 10 equal-rights key, 11 cold-wallet address,
 * 12 collection rule, 13 KYT handling, 14 refund, 15 bill, 16 cold-wallet task.
 */
export const ItemType = v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
export type ItemType = v.InferOutput<typeof ItemType>;

/** A sentence by its key, with what stands in its gaps: the console has the words. */
export const LocalizedText = v.strictObject({ key: v.string(), params: v.record(v.string(), v.string()) });
export type LocalizedText = v.InferOutput<typeof LocalizedText>;

/** Time to expiry: 0 later or never, 1 within three days, 2 within one day. */
export const Urgency = v.picklist([0, 1, 2]);
export type Urgency = v.InferOutput<typeof Urgency>;

/** Something that waits for someone. */
export const ApprovalItem = v.strictObject({
  item_id: Id,
  item_type: ItemType,
  /** What is asked, and the facts to decide it by. */
  title: LocalizedText,
  summary: v.array(LocalizedText),
  /** The order, configuration or strategy it is about. */
  business_id: Id,
  /** Of a transfer: what is sent where. */
  symbol: v.optional(v.string()),
  symbol_alias: v.optional(v.string()),
  coin_net: v.optional(v.string()),
  amount: v.optional(Amount),
  address_to: v.optional(v.string()),
  /** Main coin of its network. */
  base_symbol: v.optional(v.string()),
  /** Everybody it pays, where that is more than one. */
  recipients: v.optional(v.array(v.string())),
  /** What the screening found of whom it pays. */
  kyt_level: v.optional(RiskLevel),
  wallet_id: Id,
  wallet_name: v.string(),
  /** 0 and empty where it concerns the whole wallet. */
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  initiator: Person,
  created_at: Time,
  status: ItemStatus,
  node_list: v.array(ApprovalNode),
  /** What I may do: 0 nothing, 1 approve, 2 approve & sign in the app, 3 accept a key. */
  my_action: v.picklist([0, 1, 2, 3]),
  need_sign: v.boolean(),
  /** 0 never. */
  expire_at: Time,
  /** By when a bill is to be paid: its item never expires. */
  due_time: v.optional(Time),
  urgency: Urgency,
});
export type ApprovalItem = v.InferOutput<typeof ApprovalItem>;

/** Which items, over all my wallets where none is named. */
export const ItemFilter = v.strictObject({
  wallet_id: v.optional(Id),
  sub_wallet_id: v.optional(Id),
  /** mine: wait for the caller; started: requested by the caller; done: finished, and either of these. */
  tab: v.picklist(['mine', 'started', 'done']),
  item_type: v.optional(v.array(ItemType)),
  urgency: v.optional(v.array(Urgency)),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  /** `expire_at` sorts bills by their due time. */
  order_by: v.optional(v.picklist(['created_at', 'expire_at'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** The items asked for, and how many there are in each of the three lists. */
export const ItemPage = v.strictObject({
  ...pageOf(ApprovalItem).entries,
  counts: v.strictObject({ mine: v.number(), started: v.number(), done: v.number() }),
});
export type ItemPage = v.InferOutput<typeof ItemPage>;

/** Someone's yes or no to something outgoing. */
export const Audit = v.strictObject({
  /** Transfer, contract call or refund. */
  id: Id,
  /** Kind of the order. */
  trans_kind: v.picklist(['withdraw', 'web3', 'refund']),
  /** 1 approve, 2 reject. */
  audit_result: v.picklist([1, 2]),
  /**
   * Approval step that is decided; 200025 if it is not the active one, so that a request which the browser repeats after a
   * broken connection decides one step only.
   */
  node_index: v.optional(v.number()),
  remark: v.optional(Remark),
  ...shownParams,
});

/** The order's new status, and 1 where the caller must now sign in the app. */
export const AuditOutcome = v.strictObject({ status: v.number(), need_sign: v.picklist([0, 1]) });

/** Whether an admin takes the equal-rights key that the owner has sent: 1 accept, 2 reject. */
export const AcceptKey = v.strictObject({
  item_id: Id,
  /** 1 accept, 2 decline. */
  accept: v.picklist([1, 2]),
  ...shownParams,
});

/** An application to see or export keys, by its item or by its own number. */
export const KeyApplicationQuestion = v.strictObject({
  item_id: v.optional(Id),
  /** Request; instead of `item_id`. */
  apply_id: v.optional(Id),
});

/** What someone has applied to see or export, and how far it has come. Never a key. */
export const KeyApplication = v.strictObject({
  item_id: Id,
  apply_id: Id,
  wallet_id: Id,
  wallet_name: v.string(),
  applicant: Person,
  /** The whole wallet, or only these sub-wallets of it. */
  scope: v.picklist(['wallet', 'sub_wallets']),
  sub_wallets: v.array(v.strictObject({ sub_wallet_id: Id, sub_wallet_name: v.string() })),
  reason: v.string(),
  status: ItemStatus,
  node_list: v.array(ApprovalNode),
  my_action: v.picklist([0, 1, 2, 3]),
  /** 1 while the caller, who has asked, may cancel it. */
  can_revoke: Flag,
  created_at: Time,
  /** When it comes to nothing unless it is decided. */
  expire_at: Time,
  finished_at: v.optional(Time),
  /** Until when what was approved may be fetched; 0 where it is not approved. */
  valid_until: Time,
});
export type KeyApplication = v.InferOutput<typeof KeyApplication>;
