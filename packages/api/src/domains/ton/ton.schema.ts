import * as v from 'valibot';
import { Amount, Id, Time } from '../../core/wire.schema.ts';

/** So many transactions can be looked up at once. */
export const tonLookupLimit = 20;

/** A hash, in hex or in base64: of a transaction, or of the message that caused it. */
export const TonHash = v.pipe(v.string(), v.regex(/^([0-9a-fA-F]{64}|[A-Za-z0-9+/_-]{43}=?)$/, 'hash'));

/** Which transactions are looked up. */
export const TonQuestion = v.strictObject({
  wallet_id: Id,
  /** Hashes, at most 20. */
  hashes: v.pipe(v.array(TonHash), v.minLength(1), v.maxLength(tonLookupLimit)),
  /** This month (UTC) or any time. @default any */
  range: v.optional(v.picklist(['month', 'any'])),
});

/** What one contract sent another. `source` is empty where it came from outside the chain. */
export const TonMessage = v.strictObject({
  hash: v.string(),
  source: v.string(),
  destination: v.string(),
  /** TON. */
  value: Amount,
  comment: v.string(),
  /** 1 where it came back because it could not be handled. */
  bounced: v.picklist([0, 1]),
});
export type TonMessage = v.InferOutput<typeof TonMessage>;

const stepEntries = {
  /** The same hash twice. */
  txid: v.string(),
  txid_hex: v.string(),
  /** Logical time: larger is later. */
  lt: v.string(),
  account: v.string(),
  success: v.boolean(),
  /** 0 and 1 are well; others say what failed. */
  exit_code: v.number(),
  utime: Time,
};

/** A transaction of the same transfer. `depth` is 0 for the first, and one more for what each causes. */
export const TonStep = v.strictObject({
  ...stepEntries,
  depth: v.number(),
  /** What caused it: the transaction before it; empty for the first. */
  parent_txid: v.string(),
  value: Amount,
  comment: v.string(),
});
export type TonStep = v.InferOutput<typeof TonStep>;

/** A transaction that was found. On TON one transfer is several of them, which `trace` tells in order. */
export const TonTx = v.strictObject({
  /** The hash it was asked by, as it was written. */
  query: v.string(),
  ...stepEntries,
  in_msg: TonMessage,
  out_msgs: v.array(TonMessage),
  /** TON. */
  fee: Amount,
  trace: v.array(TonStep),
  /** Our own record of the transfer, where there is one that I see; 0 otherwise. */
  related_trans_id: Id,
});
export type TonTx = v.InferOutput<typeof TonTx>;
