import * as v from 'valibot';
import { Address, Amount, Id, pageOf, pageParams, Time } from '../../core/wire.schema.ts';
import { shownParams } from '../approvals/shown.schema.ts';

/** 0 unpaid, 1 paid but not confirmed yet, 2 paid, 3 overdue, 4 closed, 5 paid too little, 6 refunded. */
export const BillStatus = v.picklist([0, 1, 2, 3, 4, 5, 6]);
export type BillStatus = v.InferOutput<typeof BillStatus>;

/** 1 package, 2 renewal, 3 opening a chain, 4 KYT, 5 TRON service fee, 6 use above the package. */
export const BillType = v.picklist([1, 2, 3, 4, 5, 6]);
export type BillType = v.InferOutput<typeof BillType>;

/** What a package gives so much of. */
export const QuotaKey = v.picklist([
  'sub_wallet_num',
  'chain_num',
  'address_num',
  'api_num',
  'member_num',
  'trans_num',
]);
export type QuotaKey = v.InferOutput<typeof QuotaKey>;

/** How much of something there is in the package, and how much of it is taken. */
export const Quota = v.strictObject({
  key: QuotaKey,
  total: v.number(),
  used: v.number(),
  /** Counted at once, or anew every calendar month (UTC). */
  unit: v.picklist(['count', 'per_month']),
});
export type Quota = v.InferOutput<typeof Quota>;

/** What a wallet has bought. */
export const Package = v.strictObject({
  package_id: Id,
  package_name: v.string(),
  /** USDT for a period. */
  price: Amount,
  period: v.picklist(['month', 'year']),
  start_time: Time,
  expire_time: Time,
  /** 1 active, 2 expires within 30 days, 3 expired. */
  status: v.picklist([1, 2, 3]),
  quota: v.array(Quota),
  /** The bill that renews it, while there is one to pay; null else. */
  renewal_bill_id: v.nullable(Id),
});
export type Package = v.InferOutput<typeof Package>;

/** Whose package, or whose open bills. */
export const BillingQuestion = v.strictObject({ wallet_id: Id });

/** A line of a bill; prices in USDT. */
export const BillLine = v.strictObject({
  name: v.string(),
  qty: v.number(),
  unit_price: Amount,
  amount: Amount,
});
export type BillLine = v.InferOutput<typeof BillLine>;

/** Something to pay, or paid. */
export const Bill = v.strictObject({
  bill_id: Id,
  bill_no: v.string(),
  bill_type: BillType,
  /** What is to be paid, the discount taken off. */
  amount: Amount,
  /** What amounts are in: USDT. */
  symbol: v.string(),
  discount: Amount,
  /** What was paid of it, and what is left. */
  paid_amount: Amount,
  unpaid_amount: Amount,
  status: BillStatus,
  /** The coin it is paid with, its chain and where to; empty until one is chosen. */
  pay_symbol: v.string(),
  base_symbol: v.string(),
  pay_address: v.string(),
  memo: v.string(),
  /** The latest payment's; empty where none is known. */
  txid: v.string(),
  /** What it is for, from when to when; null where it is for no period. */
  period_start: v.nullable(Time),
  period_end: v.nullable(Time),
  due_time: Time,
  pay_time: v.nullable(Time),
  created_at: Time,
  /** Empty until it is paid. */
  invoice_url: v.string(),
  /** Whom the invoice is made out to. */
  title: v.string(),
});
export type Bill = v.InferOutput<typeof Bill>;

/** Which bills of a wallet. */
export const BillFilter = v.strictObject({
  wallet_id: Id,
  status: v.optional(v.array(BillStatus)),
  bill_type: v.optional(v.array(BillType)),
  /** Part of a bill number. */
  keyword: v.optional(v.string()),
  /** From this time of creation on. */
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at', 'due_time', 'pay_time', 'amount'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** A page of bills. */
export const BillPage = pageOf(Bill);
export type BillPage = v.InferOutput<typeof BillPage>;

/** Which bill. */
export const BillQuestion = v.strictObject({ bill_id: Id });

/** A payment of a bill, or of a part of it. */
export const BillPayment = v.strictObject({
  symbol: v.string(),
  symbol_alias: v.string(),
  coin_net: v.string(),
  amount: Amount,
  /** What of the bill it pays, in USDT. */
  credited: Amount,
  txid: v.string(),
  created_at: Time,
});

/** A coin that bills can be paid with. */
export const PayCoin = v.strictObject({
  symbol: v.string(),
  symbol_alias: v.string(),
  coin_net: v.string(),
  base_symbol: v.string(),
});

/** A bill in full. */
export const BillDetail = v.strictObject({
  ...Bill.entries,
  wallet_id: Id,
  items: v.array(BillLine),
  payments: v.array(BillPayment),
  pay_symbols: v.array(PayCoin),
  tax_no: v.string(),
  /** What paying it brings: until when the package then runs, the chain it opens, and more room. */
  effect: v.strictObject({
    expire_time: v.nullable(Time),
    chain: v.string(),
    quota: v.array(v.strictObject({ key: QuotaKey, change: v.number() })),
  }),
});
export type BillDetail = v.InferOutput<typeof BillDetail>;

/** Which bill is paid, and with which coin. */
export const PayQuestion = v.strictObject({ bill_id: Id, symbol: v.string() });

/** Where to pay a bill: exactly `amount`, at a price that holds until `expire_at`; asked again later it may be another. */
export const PayAddress = v.strictObject({
  address: Address,
  /** Empty where the chain has none. */
  memo: v.string(),
  amount: Amount,
  symbol: v.string(),
  symbol_alias: v.string(),
  coin_net: v.string(),
  expire_at: Time,
});
export type PayAddress = v.InferOutput<typeof PayAddress>;

/** The person says that it is paid; the hash helps to find the payment. */
export const PayResult = v.strictObject({
  bill_id: Id,
  symbol: v.string(),
  /** Hash of the transaction that paid. */
  txid: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/, 'txid'))),
  ...shownParams,
});

/** What the bill is now. */
export const PayOutcome = v.strictObject({ status: BillStatus });

/** What is still to pay, in USDT; the next day by which, null where nothing is. */
export const PendingBills = v.strictObject({
  count: v.number(),
  total_usd: Amount,
  next_due_time: v.nullable(Time),
  list: v.array(Bill),
});
export type PendingBills = v.InferOutput<typeof PendingBills>;
