import * as v from 'valibot';
import { Address, Id } from '../../core/wire.schema.ts';

/** 1 given to users, 2 the system's own (sweep, change): never hand it out. */
export const AddressKind = v.picklist([1, 2]);

export const DepositAddressOf = v.strictObject({
  sub_wallet_id: Id,
  symbol: v.string(),
  /** 0: read the address there is. */
  create: v.literal(0),
});

export const DepositAddress = v.strictObject({
  address: Address,
  /** Empty where the chain has none. */
  memo: v.string(),
  addr_type: AddressKind,
  address_label: v.string(),
  enable_deposit: v.boolean(),
  deposit_confirmation: v.number(),
});
export type DepositAddress = v.InferOutput<typeof DepositAddress>;

export const AddressOnChain = v.strictObject({ address: Address, symbol: v.string() });

/** Whose of our own sub-wallets an address is; null where it is nobody's. */
export const OwnAddress = v.nullable(
  v.strictObject({
    sub_wallet_id: Id,
    sub_wallet_name: v.string(),
    addr_type: AddressKind,
    merge_address_symbol: v.string(),
    memo: v.string(),
  }),
);
export type OwnAddress = v.InferOutput<typeof OwnAddress>;
