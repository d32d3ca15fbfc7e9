import * as v from 'valibot';
import { Amount, Decimals, Flag, Id, Payment, Time } from '../../core/wire.schema.ts';
import { Person, Role } from '../account/account.schema.ts';

/** Which wallets: 0 all, 1 owned by me, 2 joined. */
export const AssetFilter = v.strictObject({
  /** 0 all wallets, 1 owned by the caller, 2 joined. */
  type: v.optional(v.picklist([0, 1, 2])),
});

/** 0 being created, 1 normal, 2 expired, 3 frozen. */
export const WalletStatus = v.picklist([0, 1, 2, 3]);
export type WalletStatus = v.InferOutput<typeof WalletStatus>;

/** Alias that only the caller sees, at most 20 characters; empty for none. */
export const WalletAlias = v.pipe(
  v.string(),
  v.check((text) => Array.from(text).length <= 20, 'alias'),
);

/** The container of one MPC key set: a workspace in the vendor's newer words. */
export const Wallet = v.strictObject({
  wallet_id: Id,
  wallet_name: v.string(),
  /** What I call it. */
  alias: v.string(),
  app_id: v.string(),
  /** What I am in it. */
  role: Role,
  owner: Person,
  wallet_status: WalletStatus,
  is_top: Flag,
  /** USD, and the same in BTC. */
  total_usd: Amount,
  total_btc: Amount,
  sub_wallet_count: v.number(),
  member_count: v.number(),
  package_name: v.string(),
  package_expire_time: Time,
  /** 1 once the owner has backed up the local share. */
  backup_status: Flag,
  /** 0 none, 1 waiting for the key share, 2 enabled, 3 disabled. */
  co_signer_status: v.picklist([0, 1, 2, 3]),
  /** 1 while signature protection keeps admins from signing what they asked for. */
  sign_protect: Flag,
  created_at: Time,
});
export type Wallet = v.InferOutput<typeof Wallet>;

/** My wallets: those still being created, those pinned, and the others; and what they are worth together. */
export const WalletAssets = v.strictObject({
  not_complete_list: v.array(Wallet),
  top_wallet: v.array(Wallet),
  wallet_list: v.array(Wallet),
  total_usd: Amount,
  total_btc: Amount,
});
export type WalletAssets = v.InferOutput<typeof WalletAssets>;

/** Which sub-wallets of a wallet, and in which order. @default as they were created */
export const SubWalletFilter = v.strictObject({
  wallet_id: Id,
  /** Part of a name or alias. */
  keyword: v.optional(v.string()),
  /** Minimum value in USD. */
  total_usd_min: v.optional(Payment),
  order_by: v.optional(v.picklist(['total_usd', 'sub_wallet_name', 'created_at'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
});

/** What holds the funds. */
export const SubWallet = v.strictObject({
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  /** What I call it. */
  alias: v.string(),
  /** 1 asset, 2 web3. */
  sub_wallet_type: v.picklist([1, 2]),
  /** "1" shown in the app, "2" hidden. */
  app_show_status: v.picklist(['1', '2']),
  wallet_id: Id,
  is_top: Flag,
  total_usd: Amount,
  member_count: v.number(),
  strategy_count: v.number(),
  /** Whitelist mode: 0 off, 1 on, 2 turning on, 3 turning off. */
  white_status: v.picklist([0, 1, 2, 3]),
  /** 0 none, 1 omnibus, 2 gas station. */
  collect_role: v.picklist([0, 1, 2]),
  /** 1 while watched by KYT. */
  kyt_status: Flag,
  created_at: Time,
});
export type SubWallet = v.InferOutput<typeof SubWallet>;

/** The sub-wallets I see: those pinned, and the others. */
export const SubWalletList = v.strictObject({
  top_sub_wallet_list: v.array(SubWallet),
  sub_wallet_list: v.array(SubWallet),
});
export type SubWalletList = v.InferOutput<typeof SubWalletList>;

/** Whose sub-wallets, and of which type: 1 asset, 2 web3. */
export const EverySubWallet = v.strictObject({
  wallet_id: Id,
  /** 1 asset, 2 web3. */
  sub_wallet_type: v.optional(v.picklist([1, 2])),
});

/** The sub-wallets I see, for choosing one. */
export const SubWalletNames = v.array(
  v.strictObject({ sub_wallet_id: Id, sub_wallet_name: v.string(), sub_wallet_type: v.picklist([1, 2]) }),
);

/** Whose worth is asked for. @default every sub-wallet of the wallet that I see */
export const SubWalletWorthOf = v.strictObject({ wallet_id: Id, sub_wallet_ids: v.optional(v.array(Id)) });

/** What sub-wallets are worth, in USD. */
export const SubWalletWorth = v.array(v.strictObject({ sub_wallet_id: Id, total_usd: Amount }));

/** What I call a wallet; or, where one is named, a sub-wallet. */
export const AliasChange = v.strictObject({
  wallet_id: v.optional(Id),
  sub_wallet_id: v.optional(Id),
  alias: WalletAlias,
});

/** A chain, under the symbol of its main coin. */
export const Network = v.strictObject({
  symbol: v.string(),
  coin_net: v.string(),
  symbol_alias: v.string(),
  real_symbol: v.string(),
  /** As the chain numbers itself; empty where it does not. */
  chain_id: v.string(),
  is_support_memo: Flag,
  /** Whether anything on the chain may come in, and go out. */
  enable_deposit: v.boolean(),
  enable_withdraw: v.boolean(),
  /** Whether a payment that is not confirmed yet can be sped up. */
  support_acceleration: v.boolean(),
  if_open_chain: v.boolean(),
  /** Whether opening it costs extra. */
  need_payment: v.boolean(),
  display_order: v.number(),
  icon: v.string(),
  /** Explorer prefixes: the address or hash is appended. */
  address_link: v.string(),
  txid_link: v.string(),
});
export type Network = v.InferOutput<typeof Network>;

/** The chains a wallet has opened, and all there are. */
export const Networks = v.strictObject({
  open_main_chain: v.array(Network),
  support_main_chain: v.array(Network),
});

/** Which coins of a sub-wallet's list, and in which order. @default as they were added */
export const FocusFilter = v.strictObject({
  wallet_id: Id,
  sub_wallet_id: Id,
  /** 1 to include balances and their totals. */
  need_stat: v.optional(Flag),
  base_symbol: v.optional(v.string()),
  /** Part of a symbol, name or contract address. */
  keyword: v.optional(v.string()),
  /** 1 to hide coins without a balance. */
  hide_zero: v.optional(Flag),
  /** Minimum value in USD; coins without a known price are included. */
  usd_min: v.optional(Payment),
  /** Field that the list is sorted by; `usd` is the value of the balance. */
  order_by: v.optional(v.picklist(['symbol_alias', 'price_usd', 'usd'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
});

/** A coin on its network; people read `symbol_alias (coin_net)`, requests carry `symbol`. */
export const Coin = v.strictObject({
  id: Id,
  symbol: v.string(),
  symbol_alias: v.string(),
  real_symbol: v.string(),
  base_symbol: v.string(),
  coin_net: v.string(),
  /** Empty for the main coin of a chain. */
  contract_address: v.string(),
  /** Digits after the point; more are rejected with 110161. */
  decimals: Decimals,
  deposit_confirmation: v.number(),
  withdraw_confirmation: v.number(),
  min_withdraw: Amount,
  support_memo: v.picklist(['0', '1']),
  support_token: v.picklist(['0', '1', '']),
  support_acceleration: v.boolean(),
  support_multi_addr: v.boolean(),
  if_open_chain: v.boolean(),
  /** Whether opening its chain costs extra. */
  need_payment: v.boolean(),
  /** The chain whose addresses serve this one too; empty for none. */
  merge_address_symbol: v.string(),
  /** 0 account, 1 UTXO, 2 memo. */
  coin_type: v.picklist([0, 1, 2]),
  address_regex: v.string(),
  address_tag_regex: v.string(),
  /** Explorer prefixes: the address or hash is appended. */
  address_link: v.string(),
  txid_link: v.string(),
  icon: v.string(),
  /** "symbol;net;alias", for searching. */
  name: v.string(),
  enable_deposit: v.boolean(),
  enable_withdraw: v.boolean(),
  is_focus: Flag,
  /** USD for one; absent while no price is known. */
  price_usd: v.optional(Amount),
  /** Percent. */
  change_24h: v.optional(Amount),
  /** With need_stat=1: available, held by orders in progress, waiting to be swept. */
  normal_balance: v.optional(Amount),
  lock_balance: v.optional(Amount),
  collecting_balance: v.optional(Amount),
});
export type Coin = v.InferOutput<typeof Coin>;

/** The coins in the list of a sub-wallet. */
export const FocusCoins = v.strictObject({
  list: v.array(Coin),
  /** USD sums over the list, whatever is left out by keyword, hide_zero or usd_min; with need_stat=1. */
  stat: v.optional(v.strictObject({ total_usd: Amount, normal: Amount, lock: Amount, collecting: Amount })),
});
export type FocusCoins = v.InferOutput<typeof FocusCoins>;
