import * as v from 'valibot';
import { Id } from '../../core/wire.schema.ts';

export const SignRequest = v.strictObject({
  business_type: v.picklist(['withdraw']),
  business_id: Id,
  /** One line of what is signed, shown on the phone. */
  summary: v.string(),
});

export const SignCode = v.strictObject({
  qrc_id: v.string(),
  /** What the picture says. */
  qrc_content: v.string(),
  expire_seconds: v.number(),
});
export type SignCode = v.InferOutput<typeof SignCode>;

/** 0 waiting, 1 scanned, 2 confirmed, 3 refused, 4 expired. */
export const SignStatus = v.picklist([0, 1, 2, 3, 4]);
export type SignStatus = v.InferOutput<typeof SignStatus>;

export const SignProgress = v.strictObject({ status: SignStatus, result_id: v.optional(Id) });
