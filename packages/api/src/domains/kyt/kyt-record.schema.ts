import * as v from 'valibot';
import { Amount, Flag, Id, pageOf, pageParams, Remark, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { shownParams } from '../approvals/shown.schema.ts';
import { KytDirection, KytHandling } from './kyt-config.schema.ts';
import { RiskLevel } from './screening.schema.ts';

/** 0 not screened, 1 screening, 2 passed, 3 risk, awaiting a decision, 4 frozen, 5 released, 6 refunded, 7 timed out. */
export const KytStatus = v.picklist([0, 1, 2, 3, 4, 5, 6, 7]);
export type KytStatus = v.InferOutput<typeof KytStatus>;

/** 1 release, 2 freeze (deposit), 3 refund (deposit), 4 reject (transfer). */
export const HandleType = v.picklist([1, 2, 3, 4]);
export type HandleType = v.InferOutput<typeof HandleType>;

/** A movement that was screened. */
export const KytRecord = v.strictObject({
  record_id: Id,
  trans_kind: KytDirection,
  trans_id: Id,
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  /** Empty until it is on its chain. */
  txid: v.string(),
  symbol: v.string(),
  symbol_alias: v.string(),
  coin_net: v.string(),
  amount: Amount,
  /** Absent where no price was known. */
  amount_usd: v.optional(Amount),
  address_from: v.string(),
  address_to: v.string(),
  /** The one that was looked at: the other side's. */
  screen_address: v.string(),
  provider: v.string(),
  risk_level: RiskLevel,
  risk_score: v.number(),
  categories: v.array(v.string()),
  /** How the address is tied to what is wrong; empty where nothing is. */
  exposure: v.picklist(['', 'direct', 'indirect']),
  sanctioned: Flag,
  kyt_status: KytStatus,
  /** What the configuration in force had for this level; 0 while there is no answer. */
  rule: v.picklist([0, ...KytHandling.options]),
  /** What a person decided; 0 where no one has. */
  handle_type: v.picklist([0, ...HandleType.options]),
  handler: v.nullable(Person),
  handle_remark: v.string(),
  handle_at: v.nullable(Time),
  /** What the caller may decide now. */
  can_handle: v.array(HandleType),
  /** A proposal of a member's that waits for an owner or admin; 0 where there is none. */
  item_id: Id,
  /** Empty while there is no answer. */
  report_url: v.string(),
  created_at: Time,
});
export type KytRecord = v.InferOutput<typeof KytRecord>;

/** Which records of a wallet. */
export const KytRecordFilter = v.strictObject({
  wallet_id: Id,
  sub_wallet_id: v.optional(v.array(Id)),
  direction: v.optional(KytDirection),
  risk_level: v.optional(v.array(RiskLevel)),
  kyt_status: v.optional(v.array(KytStatus)),
  /** KYT provider, by name. */
  provider: v.optional(v.string()),
  symbol: v.optional(v.string()),
  /** Part of an address or hash. */
  keyword: v.optional(v.string()),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at', 'risk_score', 'amount_usd'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** A page of records; and figures over all that the caller sees in the wallet, whatever the filter. */
export const KytRecordPage = v.strictObject({
  ...pageOf(KytRecord).entries,
  stat: v.strictObject({
    /** In this calendar month (UTC); and of the plans that run, used and in all. */
    screened_month: v.number(),
    quota_used: v.number(),
    quota_total: v.number(),
    by_level: v.strictObject({
      none: v.number(),
      low: v.number(),
      medium: v.number(),
      high: v.number(),
      severe: v.number(),
    }),
    /** Records that wait for a person. */
    waiting: v.number(),
    /** USD in deposits that are held or frozen. */
    frozen_usd: Amount,
  }),
});
export type KytRecordPage = v.InferOutput<typeof KytRecordPage>;

/** Which record. */
export const KytRecordQuestion = v.strictObject({ /** Record. */ record_id: Id });

/** What ties an address to something that is wrong. */
export const KytExposure = v.strictObject({
  category: v.string(),
  exposure: v.picklist(['direct', 'indirect']),
  /** Of what the address has moved. */
  share_percent: Amount,
  /** From the screened address to where it is tied to. */
  path: v.array(v.string()),
});

/** A record in full. */
export const KytRecordDetail = v.strictObject({
  ...KytRecord.entries,
  wallet_id: Id,
  wallet_name: v.string(),
  txid_link: v.string(),
  exposures: v.array(KytExposure),
  /** What in the configuration led to how it was treated. */
  rules: v.array(
    v.strictObject({
      name: v.picklist(['level', 'breaker', 'timeout']),
      level: RiskLevel,
      handling: KytHandling,
    }),
  ),
  timeline: v.array(
    v.strictObject({
      kyt_status: KytStatus,
      time: Time,
      /** Null where it happened automatically. */
      by: v.nullable(Person),
      remark: v.string(),
    }),
  ),
});
export type KytRecordDetail = v.InferOutput<typeof KytRecordDetail>;

/** A decision about a record; the reason is needed. */
export const KytDecision = v.strictObject({
  /** Record. */
  record_id: Id,
  handle_type: HandleType,
  remark: v.pipe(
    Remark,
    v.check((text) => text.trim() !== '', 'remark'),
  ),
  ...shownParams,
});

/** The item that decides it, where an ordinary member proposed it; absent where it is done. */
export const KytDecided = v.strictObject({ item_id: v.optional(Id) });

/** Whether a service may be closed, and what stands against it: records that are screened now or wait for a person. */
export const CloseCheck = v.strictObject({
  can_close: v.boolean(),
  blocking_count: v.number(),
  /** At most twenty of them. */
  blocking: v.array(KytRecord),
});
export type CloseCheck = v.InferOutput<typeof CloseCheck>;
