import * as v from 'valibot';
import { Address, Amount, Flag, Id, pageOf, pageParams, Time } from '../../core/wire.schema.ts';

/** 1 user address, 2 system address (sweep, change), which is never given to users. */
export const AddressKind = v.picklist([1, 2]);
export type AddressKind = v.InferOutput<typeof AddressKind>;

/** Label of the address, at most 30 characters; empty to remove it. */
export const AddressLabel = v.pipe(
  v.string(),
  v.check((text) => Array.from(text).length <= 30, 'label'),
);

/** The address a sub-wallet receives a coin on first. */
export const DepositAddressOf = v.strictObject({
  sub_wallet_id: Id,
  symbol: v.string(),
  /** 0: read the existing address. */
  create: v.literal(0),
});

/** One more address for a coin. */
export const NewDepositAddressOf = v.strictObject({
  sub_wallet_id: Id,
  symbol: v.string(),
  /** 1: create a new one. */
  create: v.literal(1),
});

/** Where a coin is received. */
export const DepositAddress = v.strictObject({
  address_id: Id,
  address: Address,
  /** Empty where the chain has none. */
  memo: v.string(),
  addr_type: AddressKind,
  address_label: v.string(),
  enable_deposit: v.boolean(),
  /** Confirmations at which a deposit is credited. */
  deposit_confirmation: v.number(),
});
export type DepositAddress = v.InferOutput<typeof DepositAddress>;

/** Which of my sub-wallets' addresses for a coin. @default those of every wallet I am in */
export const MyAddressesOf = v.strictObject({
  wallet_id: v.optional(Id),
  symbol: v.string(),
  /** Part of a name, alias or address. */
  keyword: v.optional(v.string()),
});

/** Where each sub-wallet that I see, and that has the coin in its list, receives it. */
export const MyAddresses = v.array(
  v.strictObject({
    wallet_id: Id,
    wallet_name: v.string(),
    sub_wallet_id: Id,
    sub_wallet_name: v.string(),
    address: Address,
    memo: v.string(),
  }),
);
export type MyAddresses = v.InferOutput<typeof MyAddresses>;

/** Which addresses of a sub-wallet on a coin's chain, and in which order. @default the newest first */
export const AddressFilter = v.strictObject({
  sub_wallet_id: Id,
  symbol: v.string(),
  /** Part of an address, memo or label. */
  keyword: v.optional(v.string()),
  addr_type: v.optional(AddressKind),
  /** 1 only the default address, 0 only the others. */
  is_common: v.optional(Flag),
  /** 1 only addresses with a deposit, 0 only the others. */
  used: v.optional(Flag),
  /** Minimum balance, in the coin. */
  balance_min: v.optional(Amount),
  /** From this time of creation on. */
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at', 'balance', 'address_label'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** An address of a sub-wallet, with what it holds of a coin. */
export const AddressRecord = v.strictObject({
  id: Id,
  sub_wallet_id: Id,
  symbol: v.string(),
  base_symbol: v.string(),
  address: Address,
  memo: v.string(),
  addr_type: AddressKind,
  /** The chain whose addresses serve this one too; empty for none. */
  merge_address_symbol: v.string(),
  address_label: v.string(),
  /** 1 on the one that payments leave from. */
  is_common: Flag,
  balance: Amount,
  /** Absent while no price is known. */
  balance_usd: v.optional(Amount),
  /** 0 where the chain does not know the account before something arrives. */
  active_status: Flag,
  /** 1 once something came in on it; how often, and when last. */
  used: Flag,
  deposit_count: v.number(),
  last_used_at: v.optional(Time),
  created_at: Time,
});
export type AddressRecord = v.InferOutput<typeof AddressRecord>;

/** A page of a sub-wallet's addresses. */
export const AddressPage = pageOf(AddressRecord);
export type AddressPage = v.InferOutput<typeof AddressPage>;

/** What an address is called from now on, for everyone. */
export const LabelChange = v.strictObject({ /** Address. */ address_id: Id, address_label: AddressLabel });

/** An address, on the chain of a coin. */
export const AddressOnChain = v.strictObject({ address: Address, symbol: v.string() });

/** Whose of our own sub-wallets an address is; null where it is no one's. */
export const OwnAddress = v.nullable(
  v.strictObject({
    sub_wallet_id: Id,
    sub_wallet_name: v.string(),
    addr_type: AddressKind,
    address_label: v.string(),
    merge_address_symbol: v.string(),
    memo: v.string(),
  }),
);
export type OwnAddress = v.InferOutput<typeof OwnAddress>;
