import * as v from 'valibot';
import { Amount, Id, pageOf, pageParams, Remark, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';

/** One person of a node: 0 has not acted, 1 approved, 2 refused. */
export const NodeMember = v.strictObject({
  uid: Id,
  name: v.string(),
  status: v.picklist([0, 1, 2]),
  time: v.optional(Time),
  remark: v.optional(v.string()),
});

/** One step of an approval line. Steps run in order; a step passes when `threshold` people have approved. */
export const ApprovalNode = v.strictObject({
  node_index: v.number(),
  /** 1 approve, 2 approve & sign (always last). */
  node_type: v.picklist([1, 2]),
  threshold: v.number(),
  members: v.array(NodeMember),
  /** 0 waiting, 1 active, 2 passed, 3 refused. */
  node_status: v.picklist([0, 1, 2, 3]),
});
export type ApprovalNode = v.InferOutput<typeof ApprovalNode>;

/** The strategy an order fell under. Type 0 basic, 1 transfer, 2 web3. */
export const HitStrategy = v.strictObject({ strategy_id: Id, name: v.string(), type: v.picklist([0, 1, 2]) });
export type HitStrategy = v.InferOutput<typeof HitStrategy>;

/** The strategy that would decide an order, with the people who would be asked. */
export const StrategyFor = v.strictObject({
  strategy_id: Id,
  name: v.string(),
  type: v.picklist([0, 1, 2]),
  node_list: v.array(ApprovalNode),
});
export type StrategyFor = v.InferOutput<typeof StrategyFor>;

export const StrategyQuestion = v.strictObject({
  wallet_id: Id,
  sub_wallet_id: Id,
  business_type: v.picklist(['withdraw']),
  symbol: v.string(),
  amount: Amount,
  address_to: v.optional(v.string()),
});

/** 0 pending, 1 passed, 2 refused, 3 revoked, 4 expired, 5 cancelled because its object changed. */
export const ItemStatus = v.picklist([0, 1, 2, 3, 4, 5]);
export type ItemStatus = v.InferOutput<typeof ItemStatus>;

/** Something that waits for somebody. item_type 1 is a transfer; the other fifteen come with their screens. */
export const ApprovalItem = v.strictObject({
  item_id: Id,
  item_type: v.number(),
  /** The order, configuration or strategy it is about. */
  business_id: Id,
  /** Of a transfer: what is sent where. */
  symbol: v.optional(v.string()),
  symbol_alias: v.optional(v.string()),
  coin_net: v.optional(v.string()),
  amount: v.optional(Amount),
  address_to: v.optional(v.string()),
  wallet_id: Id,
  wallet_name: v.string(),
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  initiator: Person,
  created_at: Time,
  status: ItemStatus,
  node_list: v.array(ApprovalNode),
  /** What I may do: 0 nothing, 1 approve, 2 approve & sign in the app. */
  my_action: v.picklist([0, 1, 2, 3]),
  need_sign: v.boolean(),
  /** 0 never. */
  expire_at: Time,
});
export type ApprovalItem = v.InferOutput<typeof ApprovalItem>;

export const ItemFilter = v.strictObject({
  wallet_id: Id,
  sub_wallet_id: v.optional(Id),
  /** mine: waits for me; started: asked for by me; done: finished, and mine in either way. */
  tab: v.picklist(['mine', 'started', 'done']),
  item_type: v.optional(v.number()),
  ...pageParams,
});

export const ItemPage = v.strictObject({
  ...pageOf(ApprovalItem).entries,
  counts: v.strictObject({ mine: v.number(), started: v.number(), done: v.number() }),
});
export type ItemPage = v.InferOutput<typeof ItemPage>;

export const Audit = v.strictObject({
  id: Id,
  trans_kind: v.picklist(['withdraw']),
  /** 1 approve, 2 refuse. */
  audit_result: v.picklist([1, 2]),
  /**
   * The step that is decided. A browser repeats a request whose connection broke, and the repetition must not decide the
   * next step: it is refused with 200025 where this step is not the active one.
   */
  node_index: v.optional(v.number()),
  remark: v.optional(Remark),
});

/** The order's new status, and 1 where the caller must now sign in the app. */
export const AuditOutcome = v.strictObject({ status: v.number(), need_sign: v.picklist([0, 1]) });
