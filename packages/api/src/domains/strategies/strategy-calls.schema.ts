import * as v from 'valibot';
import { Amount, Flag, Id, pageOf, pageParams, Remark, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import {
  ApprovalNode,
  HitStrategy,
  ItemStatus,
  ItemType,
  StrategyAction,
  LocalizedText,
  WorkspaceBusiness,
} from '../approvals/approvals.schema.ts';
import { shownParams } from '../approvals/shown.schema.ts';
import {
  PendingChange,
  StepDrafts,
  StrategyConditions,
  StrategyName,
  StrategyScene,
  StrategySide,
} from './strategies.schema.ts';

/** A wallet, or one of its sub-wallets: at least one of the two. */
export const StrategyScope = v.pipe(
  v.strictObject({ wallet_id: v.optional(Id), sub_wallet_id: v.optional(Id) }),
  v.forward(
    v.check(
      ({ wallet_id, sub_wallet_id }) => wallet_id !== undefined || sub_wallet_id !== undefined,
      'wallet_id or sub_wallet_id',
    ),
    ['sub_wallet_id'],
  ),
);

/** The advanced strategies of a sub-wallet, of one type or of both. */
export const AdvancedFilter = v.strictObject({
  sub_wallet_id: Id,
  /** 1 transfer, 2 web3. */
  type: v.optional(v.picklist([1, 2])),
  /** Part of a name. */
  keyword: v.optional(v.string()),
});

/** The coins that a strategy of a sub-wallet may name. */
export const StrategyCoinFilter = v.strictObject({
  sub_wallet_id: Id,
  base_symbol: v.optional(v.string()),
  keyword: v.optional(v.string()),
});

/** Adds an advanced strategy, or changes the one named. */
export const SaveAdvanced = v.strictObject({
  strategy_id: v.optional(Id),
  sub_wallet_id: Id,
  /** 1 transfer, 2 web3. Cannot be changed later. */
  type: v.picklist([1, 2]),
  name: StrategyName,
  /** Conditions; all of them must be met. */
  conditions: StrategyConditions,
  action: StrategyAction,
  /** Approval steps, with action 1 only. */
  node_list: v.optional(StepDrafts),
  /** Position, 1 first. If absent, the last for a new strategy, unchanged otherwise. */
  priority: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  remark: v.optional(Remark),
});

/** Ends an advanced strategy. */
export const DeleteAdvanced = v.strictObject({ strategy_id: Id, remark: v.optional(Remark) });

/** A new order: every strategy in force of one type in a sub-wallet, the first one first. */
export const SortAdvanced = v.strictObject({
  sub_wallet_id: Id,
  /** Every strategy of the type, the first one first. */
  strategy_ids: v.array(Id),
  remark: v.optional(Remark),
});

/** Changes what the basic strategy of a sub-wallet decides, and who does. */
export const SaveBasic = v.strictObject({
  sub_wallet_id: Id,
  /** What the strategy decides; the owner decides the rest. */
  scenes: v.pipe(v.array(StrategyScene), v.minLength(1)),
  node_list: StepDrafts,
  remark: v.optional(Remark),
});

/** Changes who decides one scenario of a wallet. */
export const SaveWorkspace = v.strictObject({
  wallet_id: Id,
  business_type: WorkspaceBusiness,
  /** Approval steps, of owner and admins only. */
  node_list: StepDrafts,
  remark: v.optional(Remark),
});

/** The change that now waits for approval. */
export const ChangeTaken = v.strictObject({ audit_id: Id });

/** Kind of strategy: basic, advanced for transfers or web3, workspace. */
export const ChangeBusiness = v.picklist(['basic', 'transfer', 'web3', 'workspace']);
export type ChangeBusiness = v.InferOutput<typeof ChangeBusiness>;

/** A change of strategies that waits, waited, or came to nothing. */
export const ChangeRequest = v.strictObject({
  audit_id: Id,
  business: ChangeBusiness,
  /** 1 add, 2 edit, 3 delete, 4 sort. */
  op: v.picklist([1, 2, 3, 4]),
  /** 0 of a workspace strategy or a new order. */
  strategy_id: Id,
  strategy_name: v.string(),
  /** Of a workspace strategy. */
  business_type: v.optional(WorkspaceBusiness),
  wallet_id: Id,
  /** 0 and empty of a workspace strategy. */
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  operator: Person,
  /** Why it was asked for. */
  remark: v.string(),
  created_at: Time,
  expire_at: Time,
  finished_at: v.optional(Time),
  status: ItemStatus,
  node_list: v.array(ApprovalNode),
  my_action: v.picklist([0, 1]),
  can_revoke: v.boolean(),
  /** What is, or was, in force; null where it is new. */
  before: v.nullable(StrategySide),
  /** What would be; null where it is deleted. */
  after: v.nullable(StrategySide),
});
export type ChangeRequest = v.InferOutput<typeof ChangeRequest>;

/** A change, with whoever can decide it now. */
export const ChangeInfo = v.strictObject({
  ...ChangeRequest.entries,
  missing: PendingChange.entries.missing,
  summary: v.array(LocalizedText),
});

const listParams = {
  wallet_id: Id,
  sub_wallet_id: v.optional(Id),
  status: v.optional(v.array(ItemStatus)),
  /** Member who requested it. */
  operator_uid: v.optional(Id),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at', 'finished_at'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
};

/** What of the log of changes is asked for. */
export const ChangeFilter = v.strictObject({
  ...listParams,
  type: v.optional(v.array(ChangeBusiness)),
  /** Only changes of this strategy. */
  strategy_id: v.optional(Id),
  business_type: v.optional(v.array(WorkspaceBusiness)),
  /** 1 add, 2 edit, 3 delete, 4 sort. */
  op: v.optional(v.array(v.picklist([1, 2, 3, 4]))),
  /** Part of a strategy's name. */
  keyword: v.optional(v.string()),
});

/** Transfers, contract calls, or scenarios of the wallet. */
export const DecidedBusiness = v.picklist(['transfer', 'web3', 'workspace']);
export type DecidedBusiness = v.InferOutput<typeof DecidedBusiness>;

/** Result of the strategy: 1 approval, 2 rejected, 3 passed to signing. */
export const HitResult = v.picklist([1, 2, 3]);

/** What of everything that strategies decide is asked for. */
export const BusinessFilter = v.strictObject({
  ...listParams,
  type: v.optional(v.array(DecidedBusiness)),
  /** Strategy that was hit. */
  strategy_id: v.optional(Id),
  /** Type of the strategy that was hit: 0 basic, 1 transfer, 2 web3. */
  strategy_type: v.optional(v.array(v.picklist([0, 1, 2]))),
  result: v.optional(v.array(HitResult)),
  business_type: v.optional(v.array(WorkspaceBusiness)),
  symbol: v.optional(v.string()),
  /** Part of an address or a strategy's name. */
  keyword: v.optional(v.string()),
  order_by: v.optional(v.picklist(['created_at', 'finished_at', 'amount_usd'])),
});

/** An order or a change of the wallet, with the strategy that decides it. */
export const BusinessApproval = v.strictObject({
  audit_id: Id,
  type: DecidedBusiness,
  item_type: ItemType,
  /** The order, configuration or strategy it is about. */
  business_id: Id,
  /** Of a scenario of the wallet. */
  business_type: v.optional(WorkspaceBusiness),
  title: LocalizedText,
  wallet_id: Id,
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  operator: Person,
  /** Of an order: the strategy that was hit. */
  strategy: v.optional(HitStrategy),
  result: HitResult,
  /** Of an order: what leaves, and who is paid or which contract is called. */
  symbol: v.optional(v.string()),
  symbol_alias: v.optional(v.string()),
  coin_net: v.optional(v.string()),
  amount: v.optional(Amount),
  amount_usd: v.optional(Amount),
  address_to: v.optional(v.string()),
  /** Of an order: see WithdrawStatus. */
  order_status: v.optional(v.number()),
  /** As of every item. */
  status: ItemStatus,
  node_list: v.array(ApprovalNode),
  my_action: v.picklist([0, 1, 2, 3]),
  created_at: Time,
  finished_at: v.optional(Time),
});
export type BusinessApproval = v.InferOutput<typeof BusinessApproval>;

/** The same with what there is to know of the other side. */
export const BusinessInfo = v.strictObject({
  ...BusinessApproval.entries,
  summary: v.array(LocalizedText),
  remark: v.string(),
  txid: v.optional(v.string()),
  fee: v.optional(Amount),
  fee_symbol: v.optional(v.string()),
  /** Of an order: what the address book calls the other side, whether it is on the whitelist, and how often it was paid. */
  counterparty: v.optional(
    v.strictObject({
      address: v.string(),
      label: v.string(),
      is_white: Flag,
      paid_before: v.number(),
    }),
  ),
});

/** A page of changes. */
export const ChangePage = pageOf(ChangeRequest);
export type ChangePage = v.InferOutput<typeof ChangePage>;

/** A page of what strategies decide. */
export const BusinessPage = pageOf(BusinessApproval);
export type BusinessPage = v.InferOutput<typeof BusinessPage>;

/** Someone's decision on a change. */
export const AuditChange = v.strictObject({
  audit_id: Id,
  /** 1 approve, 2 reject, 3 cancel (by the initiator). */
  result: v.picklist([1, 2, 3]),
  /** Approval step that is decided; 200025 if it is not the active one, so that a repeated request decides one step only. */
  node_index: v.optional(v.number()),
  remark: v.optional(Remark),
  ...shownParams,
});

/** How many changes wait. */
export const ChangeCounts = v.strictObject({
  basic: v.number(),
  transfer: v.number(),
  web3: v.number(),
  workspace: v.number(),
});

/** How many of each wait. */
export const BusinessCounts = v.strictObject({
  transfer: v.number(),
  web3: v.number(),
  workspace: v.number(),
});
