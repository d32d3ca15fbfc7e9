import * as v from 'valibot';
import { Id } from '../../core/wire.schema.ts';

/** What is to be signed on the phone. */
export const SignRequest = v.strictObject({
  /** Kind of the object that is signed. */
  business_type: v.picklist([
    'withdraw',
    'web3',
    'refund',
    'item',
    'collect_rule',
    'collect_auth',
    'collect',
    'cold_task',
    'trx_proxy',
    'trx_proxy_close',
    // Applying for keys, and fetching them: see KeyExport.
    'key_export_wallet',
    'key_export_sub_wallet',
    'key_export_file',
  ]),
  /** Order, approval item or other object that is signed. */
  business_id: Id,
  /** One line about it, shown on the phone. */
  summary: v.string(),
});

/** A code for the phone to scan, and how long it is good for. */
export const SignCode = v.strictObject({
  qrc_id: v.string(),
  /** What the picture says. */
  qrc_content: v.string(),
  expire_seconds: v.number(),
});
export type SignCode = v.InferOutput<typeof SignCode>;

/** 0 waiting, 1 scanned, 2 confirmed, 3 rejected, 4 expired. */
export const SignStatus = v.picklist([0, 1, 2, 3, 4]);
export type SignStatus = v.InferOutput<typeof SignStatus>;

/** How far the phone has come with a code; `result_id` is what was signed. */
export const SignProgress = v.strictObject({ status: SignStatus, result_id: v.optional(Id) });
