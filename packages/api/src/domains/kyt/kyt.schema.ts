import * as v from 'valibot';
import { Address, Amount, Flag, Id, pageOf, pageParams, Time } from '../../core/wire.schema.ts';
import { BillLine, BillStatus } from '../billing/billing.schema.ts';
import { Screening } from './screening.schema.ts';

/** What is about to be paid, and to whom. */
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

/** Whose services, or sub-wallets. */
export const KytWallet = v.strictObject({ wallet_id: Id });

/** A provider of screenings, and how far a wallet has come with it. */
export const KytService = v.strictObject({
  id: Id,
  name: v.string(),
  /** Empty where there is none. */
  logo: v.string(),
  /** 1 while it is enforced; one of a wallet's at most. */
  status: Flag,
  /** 1 once it is configured. */
  config_status: Flag,
  /** 1 once it is bought. */
  open_status: Flag,
  /** 0 where it was never bought. */
  expire_time: Time,
  /** Screenings in the plans that run now, and how many of them are used. */
  package_total: v.number(),
  package_used: v.number(),
  /** The plan that runs, else the one that is offered: USDT for so many days. */
  plan_name: v.string(),
  price: Amount,
  period_days: v.number(),
  quota: v.number(),
});
export type KytService = v.InferOutput<typeof KytService>;

/** The providers there are for a wallet. */
export const KytServices = v.strictObject({ kyt_service: v.array(KytService) });

/** Which service. */
export const ServiceQuestion = v.strictObject({ service_id: Id });

/** Enforcing a service (1), or no longer (0). */
export const ServiceSwitch = v.strictObject({ service_id: Id, /** 1 enable, 0 disable. */ status: Flag });

/** Which of a wallet's orders of screenings. */
export const KytOrderFilter = v.strictObject({
  wallet_id: Id,
  /** KYT provider, by name. */
  provider: v.optional(v.string()),
  status: v.optional(v.array(BillStatus)),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** Screenings that were bought. */
export const KytOrder = v.strictObject({
  order_id: Id,
  service_id: Id,
  provider: v.string(),
  plan_name: v.string(),
  period_days: v.number(),
  quota: v.number(),
  /** USDT. */
  amount: Amount,
  symbol: v.string(),
  /** The bill it is paid by, and that bill's state. */
  bill_id: Id,
  status: BillStatus,
  created_at: Time,
  /** Null until it is paid. */
  pay_time: v.nullable(Time),
  start_time: v.nullable(Time),
  expire_time: v.nullable(Time),
});
export type KytOrder = v.InferOutput<typeof KytOrder>;

/** A page of orders. */
export const KytOrderPage = pageOf(KytOrder);
export type KytOrderPage = v.InferOutput<typeof KytOrderPage>;

/** Which order. */
export const KytOrderQuestion = v.strictObject({ /** Order. */ order_id: Id });

/** An order, with how much of it is used, what it cost line by line, and what was screened in each calendar month (UTC). */
export const KytCharge = v.strictObject({
  ...KytOrder.entries,
  used: v.number(),
  remaining: v.number(),
  items: v.array(BillLine),
  usage: v.array(v.strictObject({ month_start: Time, screened: v.number() })),
});
export type KytCharge = v.InferOutput<typeof KytCharge>;
