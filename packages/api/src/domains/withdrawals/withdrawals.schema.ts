import * as v from 'valibot';
import { Address, Amount, Decimals, Flag, Id, Payment, Remark, Time } from '../../core/wire.schema.ts';
import { ApprovalNode, HitStrategy } from '../approvals/approvals.schema.ts';
import { Screening } from '../kyt/screening.schema.ts';
import { PaymentOutput, Transaction, TransKind } from '../transactions/transactions.schema.ts';

/** Of a sub-wallet, or of one of its addresses. */
export const BalanceQuestion = v.strictObject({
  sub_wallet_id: Id,
  symbol: v.string(),
  address: v.optional(Address),
});

/** Available, held by orders in progress, waiting to be swept; and USD for one. */
export const Balance = v.strictObject({
  normal_balance: Amount,
  lock_balance: Amount,
  collecting_balance: Amount,
  price_usd: v.optional(Amount),
});
export type Balance = v.InferOutput<typeof Balance>;

/** Addresses of a sub-wallet that a payment may leave from: one, or on the chains of unspent outputs several. */
const Sources = v.pipe(v.array(Address), v.minLength(1, 'from'), v.maxLength(200, 'from'));

/** A transfer, or a call of a contract, that is about to be asked for. One of `from` and `sub_wallet_id` says whose it is. */
export const FeeQuestion = v.strictObject({
  sub_wallet_id: v.optional(Id),
  /** Addresses that pay. */
  from: v.optional(Sources),
  symbol: v.string(),
  /** Recipient, or the contract that is called. */
  to: v.optional(Address),
  memo: v.optional(v.string()),
  /** Amount, which decides the size of the transaction on the Bitcoin family. */
  amount: v.optional(Amount),
  /** Number of recipients. @default 1 */
  output_count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  /** BRC-20: number of inscriptions, instead of an amount. */
  inscription_count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
  /** Data of a contract call, in hex. */
  input_data: v.optional(v.string()),
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

/** Whether so much of a coin may leave a wallet within the day. */
export const LimitQuestion = v.strictObject({ wallet_id: Id, symbol: v.string(), amount: Amount });

/** `remaining` in the coin asked about; absent where there is no limit. */
export const LimitAnswer = v.strictObject({
  allow: v.boolean(),
  reason: v.string(),
  remaining: v.optional(Amount),
});
export type LimitAnswer = v.InferOutput<typeof LimitAnswer>;

/** One recipient of a payment to several. */
export const RecipientAsked = v.strictObject({
  address: Address,
  amount: Payment,
  memo: v.optional(v.string()),
});

/**
 * One payment. `request_id` is made once per intent; only the fee fields of the coin's family may be sent. A payment to
 * several has all of them as `outputs`: `address_to` is the first of them then, and `amount` their sum.
 *
 * No call of the specification sends a replacement of a payment in progress, so this one does: `speed_up_id` names the
 * order, everything else but the gas and the `request_id` is the order's own, and the order keeps its number.
 */
export const Withdraw = v.strictObject({
  request_id: v.pipe(v.string(), v.uuid()),
  sub_wallet_id: Id,
  symbol: v.string(),
  /** Addresses that pay. @default automatic: one with enough balance, or unspent outputs of all addresses */
  from: v.optional(Sources),
  address_to: Address,
  memo: v.optional(v.string()),
  amount: Payment,
  /** Recipients of a transfer to several; `amount` is their sum. */
  outputs: v.optional(v.pipe(v.array(RecipientAsked), v.minLength(1), v.maxLength(100))),
  remark: v.optional(Remark),
  gas_price: v.optional(Payment),
  gas_limit: v.optional(Payment),
  fee_rate: v.optional(Payment),
  /** Bytes of the transaction, on the Bitcoin family. */
  size: v.optional(v.number()),
  fee: v.optional(Payment),
  /** 1 once a person has accepted the risk that code 200137 names. */
  confirm_risk: v.optional(Flag),
  /** Pending order that this one replaces, with a gas price at least 10 % higher. */
  speed_up_id: v.optional(Id),
});
export type Withdraw = v.InferOutput<typeof Withdraw>;

/** The order that was made. */
export const WithdrawTaken = v.strictObject({
  withdraw_id: Id,
  /** 1 where no one has to approve and the caller may sign at once. */
  need_sign: Flag,
});

/**
 * Something that happened to an order: asked for, approved, signed, rejected, sent to its chain (`remark` is the hash),
 * done, stopped by a rule, expired, discarded, failed on its chain.
 */
export const OrderEvent = v.strictObject({
  event: v.picklist([
    'asked',
    'approved',
    'signed',
    'refused',
    'sent',
    'done',
    'stopped',
    'expired',
    'discarded',
    'failed',
  ]),
  time: Time,
  /** Who did it; absent of what happens automatically. */
  by: v.optional(v.string()),
  remark: v.optional(v.string()),
});
export type OrderEvent = v.InferOutput<typeof OrderEvent>;

/** What every order in full has, a payment or a call. */
export const orderEntries = {
  ...Transaction.entries,
  wallet_id: Id,
  wallet_name: v.string(),
  symbol_alias: v.string(),
  coin_net: v.string(),
  decimals: Decimals,
  /** The name people read the fee's coin by. */
  fee_symbol_alias: v.optional(v.string()),
  /** Confirmations at which it is done. */
  withdraw_confirmation: v.number(),
  /** Explorer prefix of a hash; empty where there is none. */
  txid_link: v.string(),
  address_link: v.string(),
  node_list: v.array(ApprovalNode),
  hit_strategy: HitStrategy,
  kyt: Screening,
  can_cancel: v.boolean(),
  can_speed_up: v.boolean(),
  /** Whether I may approve or reject now: 0 no, 1 approve, 2 approve & sign. */
  my_action: v.picklist([0, 1, 2]),
  /** Hashes this payment had before it was sped up. */
  replaced: v.array(v.string()),
  /** Of an order of the open API: what the co-signer answered. */
  cosigner_result: v.optional(v.picklist(['SUCCESS', 'FAILURE'])),
  signed_at: v.optional(Time),
  signed_by: v.optional(v.string()),
  broadcast_at: v.optional(Time),
  finished_at: v.optional(Time),
  /** Why it ended otherwise than done, in the words of whoever ended it. */
  fail_reason: v.optional(v.string()),
  /** Everything that happened to it, in order. */
  log: v.optional(v.array(OrderEvent)),
};

/** A payment, a refund or a sweep in full. */
export const WithdrawInfo = v.strictObject({
  ...orderEntries,
  /** Payments to this address that were completed before. */
  paid_before: v.number(),
  /** Of an order of the open API: the signature it came with, in Base64, by which a co-signer knows whose it is. */
  sign: v.optional(v.string()),
  /** Inscriptions that go along, by their numbers; absent where none do. */
  inscriptions: v.optional(v.array(v.string())),
});
export type WithdrawInfo = v.InferOutput<typeof WithdrawInfo>;

/** Taking back what is not signed yet, and why. */
export const CancelWithdraw = v.strictObject({ /** Transfer. */ id: Id, remark: v.optional(Remark) });

/** Of one order, or of a wallet as a whole. */
export const SignProtectionQuestion = v.strictObject({
  /** Order; or name a `wallet_id`. */
  id: v.optional(Id),
  wallet_id: v.optional(Id),
});

/** Whether signature protection keeps me from signing, and who may instead; of a wallet, who may sign what I ask for. */
export const SignProtection = v.strictObject({
  sign_protect: Flag,
  can_sign: Flag,
  allowed_signers: v.array(v.strictObject({ uid: Id, nickname: v.string() })),
});
export type SignProtection = v.InferOutput<typeof SignProtection>;

/** The order that is to be sped up. */
export const SpeedUpQuestion = v.strictObject({
  /** Order to be sped up. */
  id: Id,
  /** Kind of the order. */
  trans_kind: v.picklist(['withdraw', 'web3']),
});

/** What a replacement would cost, beside what is being paid. Prices in Gwei, fees in `fee_unit`. */
export const SpeedUp = v.strictObject({
  id: Id,
  trans_kind: TransKind,
  fee_unit: v.string(),
  txid: v.string(),
  old: v.strictObject({
    fee: Amount,
    gas_price: v.optional(Amount),
    gas_limit: v.optional(Amount),
  }),
  /** 0 where no replacement can be sent, with the reason in words. */
  support: Flag,
  reason: v.string(),
  /** Whether the caller's role allows it. */
  may: Flag,
  /** True while one waits for its signature. */
  pending_round: v.boolean(),
  gas_limit: v.optional(Amount),
  /** Today's tiers. */
  gas_price1: v.optional(Amount),
  gas_price2: v.optional(Amount),
  gas_price3: v.optional(Amount),
  /** The least that is taken instead: a tenth more than is being paid. */
  min_gas_price: v.optional(Amount),
  min_fee: v.optional(Amount),
});
export type SpeedUp = v.InferOutput<typeof SpeedUp>;

/** The main coin of a chain of unspent outputs. */
export const UtxoQuestion = v.strictObject({ base_symbol: v.string() });

/** What a chain of unspent outputs can do with one transaction. */
export const UtxoConfig = v.strictObject({
  base_symbol: v.string(),
  max_inputs: v.number(),
  max_outputs: v.number(),
  /** The smallest output, in the coin. */
  dust: Amount,
  /** Whether many small outputs may be merged into one. */
  merge_enable: v.boolean(),
  /** Smallest units per byte: slow, middle, fast. */
  fee_rates: v.array(Amount),
});
export type UtxoConfig = v.InferOutput<typeof UtxoConfig>;

/** One recipient of an order, and how far the payment to it has come: the order's own status. */
export const OutputStatus = v.strictObject({ ...PaymentOutput.entries, status: v.number() });

/** Everyone an order pays. */
export const WithdrawOutputs = v.strictObject({
  total: Amount,
  symbol: v.string(),
  outputs: v.array(OutputStatus),
});
export type WithdrawOutputs = v.InferOutput<typeof WithdrawOutputs>;
