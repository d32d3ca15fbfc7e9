import * as v from 'valibot';
import { Amount, Id, pageOf, pageParams, Time } from '../../core/wire.schema.ts';

/** Kind of transaction, in the words of the open API. */
export const CallbackSide = v.picklist(['deposit', 'withdraw', 'web3-trans']);
export type CallbackSide = v.InferOutput<typeof CallbackSide>;

/** 0 no attempt yet, 1 delivered, 2 last attempt failed. */
export const NotifyStatus = v.picklist([0, 1, 2]);
export type NotifyStatus = v.InferOutput<typeof NotifyStatus>;

/** One try to deliver. The customer's server takes it with HTTP 200 and the plain text SUCCESS. */
export const CallbackAttempt = v.strictObject({
  at: Time,
  /** 0 where no answer came. */
  http_code: v.number(),
  response_body: v.string(),
  /** Milliseconds until the answer. */
  duration: v.number(),
  /** Whether someone sent it again by hand. */
  by_hand: v.boolean(),
});
export type CallbackAttempt = v.InferOutput<typeof CallbackAttempt>;

/** A delivery of one state of one transaction to the customer's own server. */
export const Callback = v.strictObject({
  notify_id: Id,
  side: CallbackSide,
  /** The transaction, and the key its initiator gave it. */
  trans_id: Id,
  request_id: v.string(),
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  symbol: v.string(),
  symbol_alias: v.string(),
  coin_net: v.string(),
  amount: Amount,
  txid: v.string(),
  /** The state of the transaction that is told of. */
  status: v.number(),
  notify_url: v.string(),
  notify_status: NotifyStatus,
  /** How often it was tried. */
  notify_count: v.number(),
  /** Of the last try; absent before the first. */
  http_code: v.optional(v.number()),
  response_body: v.optional(v.string()),
  last_notify_at: v.optional(Time),
  /** When it is retried automatically; absent where it is not. */
  next_notify_at: v.optional(Time),
  created_at: Time,
  /** What is delivered, decrypted: every field as text. */
  payload: v.record(v.string(), v.string()),
  /** The oldest first. */
  attempts: v.array(CallbackAttempt),
});
export type Callback = v.InferOutput<typeof Callback>;

/** What the deliveries are narrowed to; several values of one field mean any of them. */
export const CallbackFilter = v.strictObject({
  wallet_id: Id,
  sub_wallet_id: v.optional(v.array(Id)),
  side: v.optional(v.array(CallbackSide)),
  notify_status: v.optional(v.array(NotifyStatus)),
  /** Status codes of the transaction. */
  status: v.optional(v.array(v.number())),
  symbol: v.optional(v.string()),
  /** Id of a transaction or delivery, or part of a request_id or hash. */
  keyword: v.optional(v.string()),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at', 'last_notify_at', 'notify_count'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** How deliveries of the wallet fare, whatever the list is narrowed to. */
export const CallbackStat = v.strictObject({
  /** Per cent of what was due within the last 24 hours; null where nothing was. */
  success_rate_24h: v.nullable(v.number()),
  /** Deliveries that are not taken so far. */
  failing: v.number(),
  waiting: v.number(),
  /** Where they go; empty where no address is configured. */
  notify_url: v.string(),
});

/** The deliveries asked for, and how those of the wallet fare. */
export const CallbackPage = v.strictObject({ ...pageOf(Callback).entries, stat: CallbackStat });
export type CallbackPage = v.InferOutput<typeof CallbackPage>;

/** Deliveries to be tried again now, at most 50. */
export const Resend = v.strictObject({
  /** Deliveries. */
  ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(50)),
});

/** Those that were taken this time, and those that were not. */
export const Resent = v.strictObject({ success: v.array(Id), fail: v.array(Id) });
