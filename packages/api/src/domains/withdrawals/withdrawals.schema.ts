import * as v from 'valibot';
import { Address, Amount, Flag, Id, Payment, Remark, Time } from '../../core/wire.schema.ts';
import { ApprovalNode, HitStrategy } from '../approvals/approvals.schema.ts';
import { Screening } from '../kyt/kyt.schema.ts';
import { Transaction } from '../transactions/transactions.schema.ts';

export const BalanceQuestion = v.strictObject({
  sub_wallet_id: Id,
  symbol: v.string(),
  address: v.optional(Address),
});

/** Available, held by orders under way, waiting to be swept; and USD for one. */
export const Balance = v.strictObject({
  normal_balance: Amount,
  lock_balance: Amount,
  collecting_balance: Amount,
  price_usd: v.optional(Amount),
});
export type Balance = v.InferOutput<typeof Balance>;

export const FeeQuestion = v.strictObject({
  sub_wallet_id: Id,
  symbol: v.string(),
  to: v.optional(Address),
  memo: v.optional(v.string()),
  amount: v.optional(Amount),
});

/**
 * What a transfer would cost. Chains of the Ethereum family answer three gas prices (Gwei) and a limit; the Bitcoin
 * family three fee rates (satoshi per byte) and a size; the others one fee. TRON adds what it needs and the two ways to
 * pay for it.
 */
export const FeeEstimate = v.strictObject({
  /** The coin the fee is paid in. */
  fee_unit: v.string(),
  gas_limit: v.optional(Amount),
  gas_price1: v.optional(Amount),
  gas_price2: v.optional(Amount),
  gas_price3: v.optional(Amount),
  fee_rate1: v.optional(Amount),
  fee_rate2: v.optional(Amount),
  fee_rate3: v.optional(Amount),
  size: v.optional(v.number()),
  fee: v.optional(Amount),
  /** Whether the person may choose another fee than the one answered. */
  fee_changeable: v.boolean(),
  /** The fee in `fee_unit` at the middle tier, or the one fee. */
  trans_fee: Amount,
  /** TRON: energy and bandwidth the transfer needs. */
  energy_need: v.optional(v.number()),
  net_need: v.optional(v.number()),
  /** TRON, in TRX: with delegated energy (absent while the auto agent is off), or by burning. */
  agent_fee: v.optional(Amount),
  burn_fee: v.optional(Amount),
});
export type FeeEstimate = v.InferOutput<typeof FeeEstimate>;

export const LimitQuestion = v.strictObject({ wallet_id: Id, symbol: v.string(), amount: Amount });

/** `remaining` in the coin asked about; absent where there is no limit. */
export const LimitAnswer = v.strictObject({
  allow: v.boolean(),
  reason: v.string(),
  remaining: v.optional(Amount),
});
export type LimitAnswer = v.InferOutput<typeof LimitAnswer>;

/** One payment. `request_id` is made once per intent; only the fee fields of the coin's family may be sent. */
export const Withdraw = v.strictObject({
  request_id: v.pipe(v.string(), v.uuid()),
  sub_wallet_id: Id,
  symbol: v.string(),
  from: v.optional(Address),
  address_to: Address,
  memo: v.optional(v.string()),
  amount: Payment,
  remark: v.optional(Remark),
  gas_price: v.optional(Payment),
  gas_limit: v.optional(Payment),
  fee_rate: v.optional(Payment),
  size: v.optional(v.number()),
  fee: v.optional(Payment),
  /** 1 once the person has accepted the risk named by 200137. */
  confirm_risk: v.optional(Flag),
});
export type Withdraw = v.InferOutput<typeof Withdraw>;

export const WithdrawTaken = v.strictObject({
  withdraw_id: Id,
  /** 1 where nobody has to approve and the caller may sign at once. */
  need_sign: Flag,
});

export const WithdrawInfo = v.strictObject({
  ...Transaction.entries,
  wallet_id: Id,
  wallet_name: v.string(),
  symbol_alias: v.string(),
  coin_net: v.string(),
  decimals: v.number(),
  /** Confirmations at which it is done. */
  withdraw_confirmation: v.number(),
  /** Explorer prefix of a hash; empty where there is none. */
  txid_link: v.string(),
  address_link: v.string(),
  node_list: v.array(ApprovalNode),
  hit_strategy: HitStrategy,
  kyt: Screening,
  /** Payments to this address that were completed before. */
  paid_before: v.number(),
  can_cancel: v.boolean(),
  can_speed_up: v.boolean(),
  /** Whether I may approve or refuse now: 0 no, 1 approve, 2 approve & sign. */
  my_action: v.picklist([0, 1, 2]),
  /** Hashes this payment had before it was sped up. */
  replaced: v.array(v.string()),
  signed_at: v.optional(Time),
  signed_by: v.optional(v.string()),
  broadcast_at: v.optional(Time),
  finished_at: v.optional(Time),
  /** Why it ended otherwise than done, in the words of whoever ended it. */
  fail_reason: v.optional(v.string()),
});
export type WithdrawInfo = v.InferOutput<typeof WithdrawInfo>;

export const CancelWithdraw = v.strictObject({ id: Id, remark: v.optional(Remark) });

/** Whether signature protection keeps me from signing, and who may instead. */
export const SignProtection = v.strictObject({
  sign_protect: Flag,
  can_sign: Flag,
  allowed_signers: v.array(v.strictObject({ uid: Id, nickname: v.string() })),
});
export type SignProtection = v.InferOutput<typeof SignProtection>;
