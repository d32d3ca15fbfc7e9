import * as v from 'valibot';
import { Amount, Flag, Id, Payment, pageOf, pageParams, Remark, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { ApprovalItem, ApprovalNode } from '../approvals/approvals.schema.ts';
import { OperateLog } from '../operations/operations.schema.ts';
import { Network } from '../wallets/wallets.schema.ts';

/** Whose sweeping is asked about. */
export const SweepWallet = v.strictObject({ wallet_id: Id });

/** Omnibus and gas station: 0 none yet, 1 waiting for approval, 2 in force, 3 rejected, 4 canceled or expired. */
export const SweepConfigStatus = v.picklist([0, 1, 2, 3, 4]);
export type SweepConfigStatus = v.InferOutput<typeof SweepConfigStatus>;

/** The sub-wallet that is swept into, and the one that pays for it; 0 and empty for none. */
const pairEntries = {
  collect_sub_wallet_id: Id,
  collect_sub_wallet_name: v.string(),
  fueling_sub_wallet_id: Id,
  fueling_sub_wallet_name: v.string(),
};

/** A change of the pair that waits for approval. */
export const PendingSweepPair = v.strictObject({
  item_id: Id,
  ...pairEntries,
  remark: v.string(),
  initiator: Person,
  created_at: Time,
  expire_at: Time,
  node_list: v.array(ApprovalNode),
  /** What I may do: 0 nothing, 1 approve, 2 approve & sign in the app. */
  my_action: v.picklist([0, 1, 2]),
  /** 1 where it is mine to cancel. */
  can_cancel: Flag,
});
export type PendingSweepPair = v.InferOutput<typeof PendingSweepPair>;

/** What sweeping needs before anything can be set: 1 where it is there. */
export const SweepPrerequisites = v.strictObject({
  not_expired: Flag,
  api_enabled: Flag,
  co_signer_enabled: Flag,
  co_signer_online: Flag,
});

/** Which parts of the set-up are done: omnibus and gas station count 40, the scope 30, rules for coins 30. */
export const SweepSteps = v.strictObject({ pair: Flag, scope: Flag, symbols: Flag });

/** How a wallet is swept, and how much of it is set up. It runs only at 100 percent. */
export const AutoCollectConfig = v.strictObject({
  wallet_id: Id,
  ...pairEntries,
  status: SweepConfigStatus,
  /** The change that waits; 0 for none. What is in force stays so meanwhile. */
  item_id: Id,
  percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  steps: SweepSteps,
  /** 1 while the co-signer sweeps. */
  running: Flag,
  prerequisites: SweepPrerequisites,
  /** Delegation on TRON: 0 off, 1 being authorized, 2 on, 3 in arrears. */
  tron_agent_status: v.picklist([0, 1, 2, 3]),
  /** Who asked for what is in force; absent where nothing is. */
  updated_by: v.optional(Person),
  /** 0 never. */
  updated_at: Time,
  pending: v.optional(PendingSweepPair),
});
export type AutoCollectConfig = v.InferOutput<typeof AutoCollectConfig>;

/** A chain that can be swept: opened, and with accounts. */
export const SweepChain = v.strictObject({
  ...Network.entries,
  /** Coins of it that have a rule. */
  rule_count: v.number(),
  /** Refueling: 1 on, 0 off or not set. */
  fueling_status: Flag,
});
export type SweepChain = v.InferOutput<typeof SweepChain>;

/** Which sub-wallets, and in which order. */
export const SweepSubWalletFilter = v.strictObject({
  wallet_id: Id,
  keyword: v.optional(v.string()),
  /** 1 asset, 2 web3. */
  sub_wallet_type: v.optional(v.picklist([1, 2])),
  /** 1 only those that can be omnibus sub-wallet or gas station, 0 only the others. */
  eligible: v.optional(Flag),
  /** 1 only those that are swept, 0 only the others. */
  in_scope: v.optional(Flag),
  order_by: v.optional(v.picklist(['sub_wallet_id', 'sub_wallet_name', 'total_usd', 'address_count'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
});

/** What a sub-wallet has of a chain's main coin. */
export const MainCoinBalance = v.strictObject({
  base_symbol: v.string(),
  coin_net: v.string(),
  symbol_alias: v.string(),
  balance: Amount,
  /** Absent while the coin has no price. */
  usd: v.optional(Amount),
});

/** A sub-wallet as a candidate: to be swept, to be swept into, or to pay. */
export const SweepSubWallet = v.strictObject({
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  sub_wallet_type: v.picklist([1, 2]),
  /** 0 none, 1 omnibus, 2 gas station. */
  collect_role: v.picklist([0, 1, 2]),
  total_usd: Amount,
  balances: v.array(MainCoinBalance),
  /** Addresses of users, which are what is swept. */
  address_count: v.number(),
  in_scope: Flag,
  /** Whether it can be omnibus or gas station; if not, why: hidden in the app, or on no chain that can be swept. */
  eligible: Flag,
  reason: v.picklist(['', 'hidden', 'no_chain']),
});
export type SweepSubWallet = v.InferOutput<typeof SweepSubWallet>;

/** Asks for another omnibus and gas station. */
export const SaveSweepPair = v.strictObject({
  wallet_id: Id,
  /** Omnibus sub-wallet, which receives the sweeps. */
  collect_sub_wallet_id: Id,
  /** Gas station, which pays the network fees. */
  fueling_sub_wallet_id: Id,
  /** 1 once a person has accepted that transfers wait for refueling where both are the same. */
  same_acknowledged: v.optional(Flag),
  remark: v.optional(Remark),
});

/** The change that now waits; `need_sign` is 1 where its next step is mine to sign in the app. */
export const SweepPairProposed = v.strictObject({ item_id: Id, need_sign: Flag });

/** A change of the pair, by its item. */
export const SweepItemQuestion = v.strictObject({ item_id: Id });

/** One thing that a change of the pair changes, by the names of sub-wallets; empty where there was none. */
export const SweepPairDiff = v.strictObject({
  field: v.picklist(['collect_sub_wallet', 'fueling_sub_wallet']),
  before: v.string(),
  after: v.string(),
});

/** A change of the pair, with what it would do. */
export const SweepItem = v.strictObject({
  ...ApprovalItem.entries,
  remark: v.string(),
  diff: v.array(SweepPairDiff),
  /** Addresses of users in scope, which would be swept into the new omnibus. */
  address_count: v.number(),
  /** Chains on which the new gas station has nothing to pay with. */
  chains_without_balance: v.array(v.string()),
  can_cancel: Flag,
});
export type SweepItem = v.InferOutput<typeof SweepItem>;

/** Part of the settings: omnibus and gas station, scope, coins, refueling, imported rules. */
export const SweepLogArea = v.picklist(['omnibus', 'scope', 'symbols', 'fueling', 'import']);
export type SweepLogArea = v.InferOutput<typeof SweepLogArea>;

/** Origin of the setting: 1 this console, 2 the API, 3 an imported file. */
export const SweepSource = v.picklist([1, 2, 3]);
export type SweepSource = v.InferOutput<typeof SweepSource>;

/** Which changes of the set-up. */
export const SweepLogFilter = v.strictObject({
  wallet_id: Id,
  area: v.optional(v.array(SweepLogArea)),
  /** Members who made the change. */
  operator: v.optional(v.array(Id)),
  source: v.optional(v.array(SweepSource)),
  /** Coins that the change concerns. */
  symbol: v.optional(v.array(v.string())),
  /** 0 pending, 1 done, 2 rejected, 3 canceled, 4 expired. */
  status: v.optional(v.array(v.number())),
  keyword: v.optional(v.string()),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** A change of the set-up, as the log tells it. */
export const SweepLog = v.strictObject({
  ...OperateLog.entries,
  source: SweepSource,
  /** The coin it concerns, and its name; empty where it concerns none. */
  symbol: v.string(),
  symbol_alias: v.string(),
  /** The coin in which its network fees are paid; absent where it concerns none. */
  fee_symbol_alias: v.optional(v.string()),
});
export type SweepLog = v.InferOutput<typeof SweepLog>;

/** A page of the log. */
export const SweepLogPage = pageOf(SweepLog);

/** Which sub-wallets are swept: 1 all, 2 those chosen; 0 while nothing was said. */
const scopeEntries = {
  /** Those chosen; empty where all are swept. */
  sub_wallet_ids: v.array(Id),
  /** Whether sub-wallets that are made later are swept too. */
  auto_include_new: Flag,
};

/** Which sub-wallets are swept. */
export const SweepScope = v.strictObject({
  scope_type: v.picklist([0, 1, 2]),
  ...scopeEntries,
  /** How many sub-wallets that is now, and how many addresses of users they have. */
  sub_wallet_count: v.number(),
  address_count: v.number(),
  /** 0 never. */
  updated_at: Time,
  updated_by: v.optional(Person),
});
export type SweepScope = v.InferOutput<typeof SweepScope>;

/** Says which sub-wallets are swept. */
export const SaveSweepScope = v.strictObject({
  wallet_id: Id,
  /** 1 all sub-wallets, 2 those of `sub_wallet_ids`. */
  scope_type: v.picklist([1, 2]),
  /** Sub-wallets; at least one with `scope_type` 2. */
  sub_wallet_ids: v.optional(v.array(Id)),
  /** 1 to include new sub-wallets. @default 0 */
  auto_include_new: v.optional(Flag),
});

/** What omnibus or gas station has on a chain. */
export const SweepWalletChain = v.strictObject({
  ...MainCoinBalance.entries,
  address: v.string(),
  /** Gas station: the line below which it is told of; 0 for none. */
  alert_balance: Payment,
  is_low: Flag,
});

/** The omnibus or the gas station, with what it has of the main coins. */
export const ConfiguredSweepWallet = v.strictObject({
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  sub_wallet_type: v.picklist([1, 2]),
  chains: v.array(SweepWalletChain),
});
export type ConfiguredSweepWallet = v.InferOutput<typeof ConfiguredSweepWallet>;

/** Omnibus and gas station in force, null where there is none; and the chains on which the gas station is below its line. */
export const SweepWalletConfig = v.strictObject({
  omnibus: v.nullable(ConfiguredSweepWallet),
  gas: v.nullable(ConfiguredSweepWallet),
  alerts: v.array(SweepWalletChain),
});
export type SweepWalletConfig = v.InferOutput<typeof SweepWalletConfig>;
