import * as v from 'valibot';
import { Address, Amount, Flag, Id, pageOf, pageParams, Remark, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { Screening } from '../kyt/kyt.schema.ts';

/** What moved, and so which drawer tells its story. */
export const TransKind = v.picklist(['deposit', 'withdraw', 'web3', 'collect', 'fueling', 'refund', 'nft']);
export type TransKind = v.InferOutput<typeof TransKind>;

/** The columns all kinds share, and what withdrawals and deposits add. */
export const Transaction = v.strictObject({
  id: Id,
  trans_kind: TransKind,
  /** The initiator's own key; empty on what nobody asked for. */
  request_id: v.string(),
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  symbol: v.string(),
  base_symbol: v.string(),
  contract_address: v.string(),
  amount: Amount,
  /** USD at creation; absent where no price was known. */
  amount_usd: v.optional(Amount),
  address_from: v.string(),
  address_to: Address,
  memo: v.string(),
  txid: v.string(),
  confirmations: v.number(),
  tx_height: v.number(),
  /** See WithdrawStatus and DepositStatus; codes unknown here are shown as their number. */
  status: v.number(),
  remark: Remark,
  created_at: Time,
  updated_at: Time,
  initiator: v.optional(Person),
  /** 0 not screened, 1 screening, 2 passed, 3 risk, 4 frozen, 5 released, 6 refunded, 7 failed. */
  kyt_status: v.picklist([0, 1, 2, 3, 4, 5, 6, 7]),
  fee_symbol: v.optional(v.string()),
  /** Estimated when asked for, and paid in fact. */
  fee: v.optional(Amount),
  real_fee: v.optional(Amount),
  /** 1 app, 2 open API, 3 this console. */
  withdraw_source: v.optional(v.picklist([1, 2, 3])),
  /** True while a faster copy of it is under way. */
  pending_round: v.optional(v.boolean()),
  /** 1 ordinary, 2 NFT. */
  deposit_type: v.optional(v.picklist([1, 2])),
});
export type Transaction = v.InferOutput<typeof Transaction>;

/** A row of the list: with the names people read the coin by. */
export const TransactionRow = v.strictObject({
  ...Transaction.entries,
  symbol_alias: v.string(),
  coin_net: v.string(),
  /** Confirmations at which it is done. */
  confirmations_needed: v.number(),
});
export type TransactionRow = v.InferOutput<typeof TransactionRow>;

export const TransactionFilter = v.strictObject({
  wallet_id: Id,
  /** Comma-joined on the wire, like every list of ids. */
  sub_wallet_id: v.optional(v.array(Id)),
  trans_kind: v.optional(TransKind),
  symbol: v.optional(v.string()),
  base_symbol: v.optional(v.string()),
  status: v.optional(v.array(v.number())),
  kyt_status: v.optional(v.number()),
  /** Part of an address, a hash, or a request_id. */
  keyword: v.optional(v.string()),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at', 'amount_usd'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

export const TransactionPage = pageOf(TransactionRow);
export type TransactionPage = v.InferOutput<typeof TransactionPage>;

export const DepositInfo = v.strictObject({
  ...TransactionRow.entries,
  wallet_id: Id,
  wallet_name: v.string(),
  kyt: Screening,
  deposit_confirmation: v.number(),
  txid_link: v.string(),
  can_refund: v.boolean(),
  enable_deposit: Flag,
});
export type DepositInfo = v.InferOutput<typeof DepositInfo>;
