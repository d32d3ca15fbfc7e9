import * as v from 'valibot';
import { Flag, Id, Time } from '../../core/wire.schema.ts';
import { Person, Role } from '../account/account.schema.ts';
import { LocalizedText, WorkspaceBusiness } from '../approvals/approvals.schema.ts';

/** Which members of a wallet. */
export const MemberFilter = v.strictObject({
  wallet_id: Id,
  /** 1 owner, 2 admin, 3 ordinary member. */
  role: v.optional(v.array(Role)),
  /** Only members with access to this sub-wallet. */
  sub_wallet_id: v.optional(Id),
  /** 1 only approvers of any strategy, 0 only the others. */
  is_approver: v.optional(Flag),
  /** Part of a name or account. */
  keyword: v.optional(v.string()),
  order_by: v.optional(v.picklist(['role', 'joined_at', 'last_login_at'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
});

/** Someone who belongs to a wallet. */
export const Member = v.strictObject({
  ...Person.entries,
  /** Masked e-mail or phone. */
  account: v.string(),
  role: Role,
  /** Those they see, as far as the caller sees them too; owner and admins see all. */
  sub_wallets: v.array(v.strictObject({ sub_wallet_id: Id, sub_wallet_name: v.string() })),
  /** 1 while they stand in a step that approves. */
  is_approver: Flag,
  /** Strategies with a step in which they stand. */
  strategy_count: v.number(),
  /** The equal-rights key: 0 none, 1 sent, 2 accepted. */
  key_status: v.picklist([0, 1, 2]),
  ga_status: Flag,
  kyc_status: Flag,
  joined_at: Time,
  /** Absent where they never signed in. */
  last_login_at: v.optional(Time),
});
export type Member = v.InferOutput<typeof Member>;

/** Someone in a wallet. */
export const MemberQuestion = v.strictObject({ wallet_id: Id, /** Member. */ uid: Id });

/** A step of a strategy in which someone stands. */
export const MemberStep = v.strictObject({
  /** 0 of a workspace strategy. */
  strategy_id: Id,
  name: v.string(),
  /** 0 basic, 1 transfer, 2 web3, 3 workspace. */
  type: v.picklist([0, 1, 2, 3]),
  business_type: v.optional(WorkspaceBusiness),
  /** 0 and empty of a workspace strategy. */
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  node_index: v.number(),
  /** 1 approve, 2 approve & sign. */
  node_type: v.picklist([1, 2]),
  threshold: v.number(),
  people: v.number(),
  /** 1 where the others in it are too few: without this member the step could not be passed any more. */
  breaks: Flag,
});
export type MemberStep = v.InferOutput<typeof MemberStep>;

/** What someone did with an order or a change: asked for it, approved it, rejected it. */
export const MemberAction = v.strictObject({
  time: Time,
  action: v.picklist(['asked', 'approved', 'refused']),
  item_id: Id,
  title: LocalizedText,
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
});
export type MemberAction = v.InferOutput<typeof MemberAction>;

/** A member in full. */
export const MemberInfo = v.strictObject({
  ...Member.entries,
  wallet_id: Id,
  wallet_name: v.string(),
  strategies: v.array(MemberStep),
  /** The latest first, twenty at most, of the last 30 days. */
  actions: v.array(MemberAction),
});
export type MemberInfo = v.InferOutput<typeof MemberInfo>;
