import * as v from 'valibot';
import { Address, Amount, Flag, Id } from '../../core/wire.schema.ts';

/** 0 not screened, 1 low, 2 medium, 3 high, 4 severe. */
export const RiskLevel = v.picklist([0, 1, 2, 3, 4]);
export type RiskLevel = v.InferOutput<typeof RiskLevel>;

/** What the screening of an address said; score from 0 to 100. */
export const Screening = v.strictObject({
  level: RiskLevel,
  score: v.number(),
  categories: v.array(v.string()),
  provider: v.optional(v.string()),
  checked_at: v.optional(v.number()),
});
export type Screening = v.InferOutput<typeof Screening>;

export const CheckQuestion = v.strictObject({
  sub_wallet_id: Id,
  symbol: v.string(),
  address_to: Address,
  memo: v.optional(v.string()),
  amount: v.optional(Amount),
});

/** Everything the server knows of a destination before anything is sent. */
export const CheckAnswer = v.strictObject({
  kyt: Screening,
  /** 1 where the address stands in the effective whitelist. */
  white: Flag,
  black: Flag,
  /** 1 where the address belongs to one of our own sub-wallets. */
  own_address: Flag,
});
export type CheckAnswer = v.InferOutput<typeof CheckAnswer>;
