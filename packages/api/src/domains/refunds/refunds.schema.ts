import * as v from 'valibot';
import { Address, Amount, Decimals, Flag, Id, Payment, Remark } from '../../core/wire.schema.ts';
import { HeldBy } from '../transactions/transactions.schema.ts';
import { FeeEstimate } from '../withdrawals/withdrawals.schema.ts';

/** The deposit that is to be given back. */
export const RefundQuestion = v.strictObject({ /** Deposit. */ deposit_id: Id });

/** What of a deposit can be refunded, to whom, and what that costs. */
export const RefundInfo = v.strictObject({
  deposit_id: Id,
  symbol: v.string(),
  symbol_alias: v.string(),
  coin_net: v.string(),
  base_symbol: v.string(),
  decimals: Decimals,
  amount: Amount,
  /** What was refunded so far. */
  refunded: Amount,
  /** What may still be: nothing while a refund is in progress. */
  max_amount: Amount,
  /** Whether it goes back whole or not at all: a deposit that was never credited cannot be refunded in part. */
  must_be_whole: v.boolean(),
  held_by: v.optional(HeldBy),
  /** Paid by the sub-wallet, besides the amount. */
  fee: Amount,
  fee_symbol: v.string(),
  fee_symbol_alias: v.string(),
  /** The ways to pay that fee. */
  fees: FeeEstimate,
  /** Where it came from, and where it goes back unless another address is named. */
  address_from: v.string(),
  memo: v.string(),
  /** 1 where that is an exchange's, which may not know whose payment comes back. */
  from_exchange: Flag,
  /** Whether the caller may do it, in this state and role. */
  can_refund: v.boolean(),
  /** The refund that waits or is in progress; absent where none is. */
  pending_id: v.optional(Id),
});
export type RefundInfo = v.InferOutput<typeof RefundInfo>;

/** A deposit, or a part of it, that goes back. Its reason is needed. */
export const Refund = v.strictObject({
  /** Deposit. */
  deposit_id: Id,
  address_to: Address,
  memo: v.optional(v.string()),
  amount: Payment,
  remark: v.pipe(
    Remark,
    v.check((text) => text.trim() !== '', 'a reason is needed'),
  ),
  gas_price: v.optional(Payment),
  gas_limit: v.optional(Payment),
  fee_rate: v.optional(Payment),
  /** Bytes of the transaction, on the Bitcoin family. */
  size: v.optional(v.number()),
  fee: v.optional(Payment),
  /** 1 once a person has accepted a recipient other than the sender of the deposit. */
  confirm_risk: v.optional(Flag),
});

/** The refund that was made, the to-do item it waits by, and 1 where the caller may sign it at once. */
export const RefundTaken = v.strictObject({ refund_id: Id, item_id: Id, need_sign: Flag });
