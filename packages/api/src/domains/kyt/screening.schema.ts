import * as v from 'valibot';

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
