import * as v from 'valibot';
import {
  Address,
  Amount,
  Decimals,
  Flag,
  Id,
  pageOf,
  pageParams,
  Remark,
  Time,
} from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { collectRuleNameLimit, isCollectMin } from './collection.rules.ts';

/** 0 draft, 1 awaiting signature, 2 deploying, 3 active, 4 deployment failed, 5 disabled. */
export const CollectRuleStatus = v.picklist([0, 1, 2, 3, 4, 5]);
export type CollectRuleStatus = v.InferOutput<typeof CollectRuleStatus>;

/** Start of a sweep: 1 manual, with a signature; 2 scheduled. */
export const CollectMode = v.picklist([1, 2]);

/** Name of the rule, 1 to 30 characters. */
export const CollectRuleName = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '' && Array.from(text).length <= collectRuleNameLimit, 'rule_name'),
);

/** A threshold, in the coin: above 0, at most 9999999999999999, at most 6 digits after the point. */
export const CollectMin = v.pipe(
  v.string('collect_min'),
  v.regex(/^\d{1,16}(\.\d{1,6})?$/, 'collect_min'),
  v.check(isCollectMin, 'collect_min'),
);

/** Which rules are asked for. */
export const CollectRuleFilter = v.strictObject({
  wallet_id: Id,
  base_symbol: v.optional(v.array(v.string())),
  status: v.optional(v.array(CollectRuleStatus)),
  collect_mode: v.optional(CollectMode),
  /** Part of a name, contract or receiving address. */
  keyword: v.optional(v.string()),
  order_by: v.optional(v.picklist(['updated_at', 'created_at', 'rule_name', 'status'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** A coin that a rule sweeps. */
export const CollectSymbol = v.strictObject({
  symbol: v.string(),
  symbol_alias: v.string(),
  coin_net: v.string(),
  decimals: Decimals,
  contract_address: v.string(),
  /** A sub-wallet is swept when its authorized addresses have more than this together. */
  collect_min: Amount,
  /** 1 is swept, 0 is not. */
  status: Flag,
  /** USD for one; absent while no price is known. */
  price_usd: v.optional(Amount),
  /** On all addresses that authorized it; and the part of it that is above the threshold and waits. */
  balance: Amount,
  waiting_amount: Amount,
  /** Ten times what sweeping one address costs. */
  suggested_min: Amount,
  /** Sub-wallets with an address that authorized it. */
  auth_sub_wallet_count: v.number(),
  /** On the addresses that could authorize it and did not. */
  unauthorized_balance: v.optional(Amount),
});
export type CollectSymbol = v.InferOutput<typeof CollectSymbol>;

/** A rule for sweeping by contract, on one chain into one address. */
export const CollectRule = v.strictObject({
  id: Id,
  wallet_id: Id,
  rule_name: v.string(),
  base_symbol: v.string(),
  coin_net: v.string(),
  /** Empty until it is deployed. */
  contract_address: v.string(),
  /** Explorer prefixes: the address or hash is appended. */
  address_link: v.string(),
  txid_link: v.string(),
  collect_sub_wallet_id: Id,
  collect_sub_wallet_name: v.string(),
  collect_address: Address,
  symbol_list: v.array(CollectSymbol),
  /** Sub-wallets with an address that authorized at least one of its coins, of those that could. */
  auth_sub_wallet_count: v.number(),
  sub_wallet_total: v.number(),
  /** Authorizations in force, of one for each coin on each address that could give it. */
  auth_count: v.optional(v.number()),
  auth_total: v.optional(v.number()),
  collect_mode: CollectMode,
  status: CollectRuleStatus,
  /** Each status it came to, and when. */
  timeline: v.array(v.strictObject({ status: CollectRuleStatus, time: Time })),
  /** Why the deployment failed. */
  fail_reason: v.optional(v.string()),
  /** Of its deployment: empty and estimated until it is sent. */
  deploy_txid: v.string(),
  fee_symbol: v.string(),
  /** The name people read the fee's coin by. */
  fee_symbol_alias: v.optional(v.string()),
  fee: Amount,
  /** What waits for its signature; 0 where nothing does. */
  item_id: Id,
  /** 1 where I may sign it now. */
  need_sign: Flag,
  /** USD of everything that waits to be swept. */
  waiting_usd: Amount,
  /** USD of what its coins come to where no address authorized them, and the sub-wallets that hold it. */
  unauthorized_usd: v.optional(Amount),
  unauthorized_sub_wallet_count: v.optional(v.number()),
  last_run_at: v.optional(Time),
  created_by: Person,
  created_at: Time,
  updated_at: Time,
});
export type CollectRule = v.InferOutput<typeof CollectRule>;

/** A page of rules, with the sums over all rules of the wallet. */
export const CollectRulePage = v.strictObject({
  ...pageOf(CollectRule).entries,
  summary: v.strictObject({
    rule_count: v.number(),
    active_count: v.number(),
    auth_sub_wallet_count: v.number(),
    sub_wallet_total: v.number(),
    waiting_usd: Amount,
    auth_count: v.optional(v.number()),
    auth_total: v.optional(v.number()),
    unauthorized_usd: v.optional(Amount),
    unauthorized_sub_wallet_count: v.optional(v.number()),
    last_run_at: v.optional(Time),
  }),
});
export type CollectRulePage = v.InferOutput<typeof CollectRulePage>;

/** Whether a wallet can have rules, and who signs them. */
export const CollectInit = v.strictObject({
  enabled: Flag,
  /** Why not; empty where it can. */
  reason: v.picklist(['', 'not_complete', 'expired', 'no_evm_chain', 'no_web3_sub_wallet']),
  web3_sub_wallet_count: v.number(),
  /** Whether I hold a key to sign with, and who else does. */
  key_holder: Flag,
  key_holders: v.array(Person),
});
export type CollectInit = v.InferOutput<typeof CollectInit>;

/** A chain whose tokens can be swept, and what deploying a contract there costs now. */
export const CollectChain = v.strictObject({
  base_symbol: v.string(),
  coin_net: v.string(),
  icon: v.string(),
  fee_symbol: v.string(),
  /** The name people read the fee's coin by. */
  fee_symbol_alias: v.optional(v.string()),
  deploy_fee: Amount,
});
export type CollectChain = v.InferOutput<typeof CollectChain>;

/** A new rule, or a change of one. Chain and receiver are fixed once it is signed. */
export const CollectRuleSave = v.strictObject({
  wallet_id: Id,
  /** Rule to change; absent for a new one, which needs a name, network and receiving address. */
  id: v.optional(Id),
  rule_name: v.optional(CollectRuleName),
  base_symbol: v.optional(v.string()),
  /** Sub-wallet that receives the sweeps. */
  collect_sub_wallet_id: v.optional(Id),
  /** Address that receives the sweeps. */
  collect_address: v.optional(Address),
  /** @default 1 */
  collect_mode: v.optional(CollectMode),
  /** Coins of a new rule; later changed with `symbol/save`. */
  symbols: v.optional(v.array(v.string())),
  /**
   * 0 to keep it as a draft, or cancel what waits for a signature; 1 to have it signed and deployed, also again
   * after a failure; 5 to disable an active one, 3 to enable it again. @default 1 for a new rule, unchanged for others
   */
  status: v.optional(v.picklist([0, 1, 3, 5])),
});

/** The rule, what waits for its signature (0 nothing), and 1 where I may sign it now. */
export const CollectRuleSaved = v.strictObject({ id: Id, item_id: Id, need_sign: Flag });

/** The thresholds of some of a rule's coins. */
export const CollectAmounts = v.strictObject({
  /** Rule. */
  id: Id,
  /** Thresholds, one a coin. */
  list: v.pipe(
    v.array(v.strictObject({ symbol: v.string(), collect_min: CollectMin })),
    v.minLength(1, 'list'),
  ),
});

/** Which tokens of a chain can be swept; without those of the rule, where one is named. */
export const CollectSymbolQuestion = v.strictObject({
  wallet_id: Id,
  base_symbol: v.string(),
  /** Rule whose coins are left out. */
  id: v.optional(Id),
  /** Part of a symbol, name or contract address. */
  keyword: v.optional(v.string()),
});

/** What is to be done with some coins of a rule. */
export const CollectSymbolSave = v.strictObject({
  /** Rule. */
  id: Id,
  /** Coins. */
  symbols: v.pipe(v.array(v.string()), v.minLength(1, 'symbols')),
  /** What to do with the coins. `sweep` sweeps at once, with one transaction a coin, signed on the phone (business type `collect`). */
  op: v.picklist(['add', 'remove', 'enable', 'disable', 'sweep']),
});

/** With `sweep`: the transactions to sign, and 1 where I may sign them. */
export const CollectSymbolSaved = v.strictObject({ trans_ids: v.array(Id), need_sign: Flag });

/** 0 not authorized or revoked, 1 awaiting signature, 2 broadcast, 3 authorized. */
export const CollectAuthStatus = v.picklist([0, 1, 2, 3]);
export type CollectAuthStatus = v.InferOutput<typeof CollectAuthStatus>;

/** Which authorizations of a rule are asked for. */
export const CollectAuthFilter = v.strictObject({
  /** Rule. */
  id: Id,
  symbol: v.optional(v.array(v.string())),
  status: v.optional(v.array(CollectAuthStatus)),
  /** Part of a sub-wallet's name or an address. */
  keyword: v.optional(v.string()),
  order_by: v.optional(v.picklist(['time', 'sub_wallet_name', 'auth_status'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** Whether the contract of a rule may take a coin from an address: an allowance belongs to one address. */
export const CollectAuth = v.strictObject({
  /** What is signed on the phone, with business type `collect_auth`: to authorize it, and to revoke it once it is. */
  id: Id,
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  address: Address,
  symbol: v.string(),
  symbol_alias: v.string(),
  coin_net: v.string(),
  /** Of the coin, on the address: what is free, without what other requests hold. */
  balance: Amount,
  /** "-1" unlimited, "0" none. */
  auth_amount: Amount,
  auth_status: CollectAuthStatus,
  /** The last one sent; empty where none was. */
  txid: v.string(),
  txid_link: v.string(),
  time: v.optional(Time),
  /** What signing costs, which the address pays. */
  fee_symbol: v.string(),
  /** The name people read the fee's coin by. */
  fee_symbol_alias: v.optional(v.string()),
  fee: Amount,
  has_gas: v.boolean(),
  /** Whether I may sign it now. */
  can_sign: v.boolean(),
});
export type CollectAuth = v.InferOutput<typeof CollectAuth>;

/** A page of authorizations. */
export const CollectAuthPage = pageOf(CollectAuth);
export type CollectAuthPage = v.InferOutput<typeof CollectAuthPage>;

/** A rule by its number. */
export const CollectRuleQuestion = v.strictObject({ /** Rule. */ id: Id });

/** The sweep to give up before it is signed, and why. */
export const CollectCancel = v.strictObject({ /** Sweep transaction. */ id: Id, remark: v.optional(Remark) });
