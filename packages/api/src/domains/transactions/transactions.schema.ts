import * as v from 'valibot';
import { Address, Amount, Flag, Id, pageOf, pageParams, Remark, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { Screening } from '../kyt/screening.schema.ts';

/** Kind of the transaction. */
export const TransKind = v.picklist(['deposit', 'withdraw', 'web3', 'collect', 'fueling', 'refund', 'nft']);
export type TransKind = v.InferOutput<typeof TransKind>;

/** One recipient of a payment to several. */
export const PaymentOutput = v.strictObject({
  address: Address,
  amount: Amount,
  memo: v.string(),
  /** Whether the address is not in use yet on a chain where the first payment opens it. */
  needActive: v.boolean(),
});
export type PaymentOutput = v.InferOutput<typeof PaymentOutput>;

/**
 * What a contract is called for: 0 a permission to spend, 1 anything else, 10 a sweep, 11 the main coin sent to pay for
 * one, 22 TRON's permission for the auto agent, 23 a transfer made with it.
 */
export const TransType = v.picklist([0, 1, 10, 11, 22, 23]);
export type TransType = v.InferOutput<typeof TransType>;

/** Origin: 1 app, 2 open API, 3 this console. */
export const TransSource = v.picklist([1, 2, 3]);

/** Why a deposit is held: its origin is a risk, its block was dropped by the chain, or its memo names no one. */
export const HeldBy = v.picklist(['risk', 'reorg', 'memo']);
export type HeldBy = v.InferOutput<typeof HeldBy>;

const depositEntries = {
  /** 1 ordinary, 2 NFT. */
  deposit_type: v.optional(v.picklist([1, 2])),
  /** What of it was refunded; absent where nothing was. */
  refund_amount: v.optional(Amount),
  /** Why it is or was held; absent where it never was. */
  held_by: v.optional(HeldBy),
  /** NFT: which one, of which contract, and its name. */
  token_id: v.optional(v.string()),
  nft_contract: v.optional(v.string()),
  nft_name: v.optional(v.string()),
};

const outgoingEntries = {
  initiator: v.optional(Person),
  fee_symbol: v.optional(v.string()),
  /** What its chain takes: estimated when asked for, and in fact. */
  fee: v.optional(Amount),
  real_fee: v.optional(Amount),
  /** TRON: what is charged, besides, for delegated energy and bandwidth, with which the chain takes nothing. */
  delegate_fee: v.optional(Amount),
  /** Gwei, and units of gas. */
  gas_price: v.optional(Amount),
  gas_limit: v.optional(Amount),
  gas_used: v.optional(Amount),
  /** The Bitcoin family: smallest units per byte, and bytes. */
  fee_rate: v.optional(Amount),
  size: v.optional(v.number()),
  withdraw_source: v.optional(TransSource),
  /** True while a replacement of it waits for its signature. */
  pending_round: v.optional(v.boolean()),
  /** All recipients of a payment to several; `amount` is the sum, `address_to` the first of them. */
  outputs: v.optional(v.array(PaymentOutput)),
  /** Of a refund: the deposit it refunds. */
  deposit_id: v.optional(Id),
  trans_type: v.optional(TransType),
};

const web3Entries = {
  main_chain_symbol: v.optional(v.string()),
  interactive_contract: v.optional(v.string()),
  /** The call data, in hex. */
  input_data: v.optional(v.string()),
  dapp_name: v.optional(v.string()),
  dapp_url: v.optional(v.string()),
  dapp_img: v.optional(v.string()),
};

const sweepEntries = {
  rule_id: v.optional(Id),
  /** Swept by: 1 the co-signer, 2 a contract, 3 hand. */
  collect_way: v.optional(v.picklist([1, 2, 3])),
};

/** The columns all kinds share, and what each kind adds. */
export const Transaction = v.strictObject({
  id: Id,
  trans_kind: TransKind,
  /** The initiator's own key; empty on what no one asked for. */
  request_id: v.string(),
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  symbol: v.string(),
  base_symbol: v.string(),
  contract_address: v.string(),
  /** "-1" is an unlimited allowance, which moves nothing on its own. */
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
  /** 0 not screened, 1 screening, 2 passed, 3 risk, 4 frozen, 5 released, 6 refunded, 7 failed. */
  kyt_status: v.picklist([0, 1, 2, 3, 4, 5, 6, 7]),
  ...depositEntries,
  ...outgoingEntries,
  ...web3Entries,
  ...sweepEntries,
});
export type Transaction = v.InferOutput<typeof Transaction>;

/** A row of the list: with the names people read the coin by, and what the caller may do with it now. */
export const TransactionRow = v.strictObject({
  ...Transaction.entries,
  symbol_alias: v.string(),
  coin_net: v.string(),
  /** Confirmations at which it is done. */
  confirmations_needed: v.number(),
  /** The name people read the fee's coin by. */
  fee_symbol_alias: v.optional(v.string()),
  /** Explorer prefixes; empty where there is none. */
  txid_link: v.optional(v.string()),
  address_link: v.optional(v.string()),
  can_cancel: v.optional(v.boolean()),
  can_speed_up: v.optional(v.boolean()),
  can_refund: v.optional(v.boolean()),
});
export type TransactionRow = v.InferOutput<typeof TransactionRow>;

/** What the list of transactions is narrowed to; several values of one field mean any of them. */
export const TransactionFilter = v.strictObject({
  wallet_id: Id,
  /** Sub-wallets, comma-joined as every list. */
  sub_wallet_id: v.optional(v.array(Id)),
  trans_kind: v.optional(v.array(TransKind)),
  /** in: deposits and NFTs; out: all others. */
  direction: v.optional(v.picklist(['in', 'out'])),
  symbol: v.optional(v.string()),
  base_symbol: v.optional(v.string()),
  /** Status codes of the kinds asked for. */
  status: v.optional(v.array(v.number())),
  /** KYT status codes. */
  kyt_status: v.optional(v.array(v.number())),
  /** Minimum amount, in the coin. An unlimited allowance exceeds every amount. */
  amount_min: v.optional(Amount),
  amount_max: v.optional(Amount),
  source: v.optional(v.array(TransSource)),
  /** Initiators, by uid. */
  initiator: v.optional(v.array(Id)),
  /** Part of the sender's address. */
  address_from: v.optional(v.string()),
  address_to: v.optional(v.string()),
  /** Part of an address, hash or request_id; or an id. */
  keyword: v.optional(v.string()),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at', 'updated_at', 'amount', 'amount_usd', 'status'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** A page of what moved. */
export const TransactionPage = pageOf(TransactionRow);
export type TransactionPage = v.InferOutput<typeof TransactionPage>;

/** A deposit came to a state at a moment. */
export const DepositStep = v.strictObject({ status: v.number(), time: Time });

/** A refund of a deposit, in progress or over. */
export const DepositRefund = v.strictObject({
  refund_id: Id,
  amount: Amount,
  status: v.number(),
  created_at: Time,
});

/** A deposit in full. */
export const DepositInfo = v.strictObject({
  ...TransactionRow.entries,
  wallet_id: Id,
  wallet_name: v.string(),
  kyt: Screening,
  deposit_confirmation: v.number(),
  txid_link: v.string(),
  can_refund: v.boolean(),
  enable_deposit: Flag,
  /** Its states so far, in order. */
  timeline: v.optional(v.array(DepositStep)),
  /** What was refunded of it, or is about to be; the newest first. */
  refunds: v.optional(v.array(DepositRefund)),
});
export type DepositInfo = v.InferOutput<typeof DepositInfo>;

/** A remark on a deposit, in place of the one it has; an empty one takes it away. */
export const RemarkDeposit = v.strictObject({ /** Deposit. */ id: Id, remark: Remark });
