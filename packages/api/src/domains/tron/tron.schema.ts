import * as v from 'valibot';
import { Address, Amount, Flag, Id, pageOf, pageParams, Time } from '../../core/wire.schema.ts';
import { TransKind } from '../transactions/transactions.schema.ts';

/** Whose agent is asked about. */
export const TronWallet = v.strictObject({ wallet_id: Id });

/** The agent of a wallet: 0 off, 1 being authorized, 2 on, 3 in arrears: nothing is delegated until its fees are paid. */
export const TronAgentStatus = v.picklist([0, 1, 2, 3]);
export type TronAgentStatus = v.InferOutput<typeof TronAgentStatus>;

/** What delegated energy, or bandwidth, costs. */
export const TronPrice = v.strictObject({
  resource_type: v.picklist(['energy', 'net']),
  /** How long it is delegated: 10010 ten minutes, 20001 an hour, 30001 a day. */
  type: v.picklist(['10010', '20001', '30001']),
  /** TRX for 64,400 of it. */
  single_price_trx: Amount,
  /** Sun (millionths of a TRX) for one of it. */
  price_sun: Amount,
});

/** The agent that delegates energy and bandwidth to a wallet's addresses, for a fee below what burning TRX would cost. */
export const TronProxy = v.strictObject({
  wallet_id: Id,
  status: TronAgentStatus,
  /** The sub-wallet that lets the platform take its fees, 0 for none; and its address. */
  auth_sub_wallet_id: Id,
  auth_sub_wallet_name: v.string(),
  auth_address: v.string(),
  /** What that has to pay with, in TRX. */
  auth_balance: Amount,
  /** The platform's address, which may take fees, and how much of them altogether. "-1" is without an end. */
  custody_spender: v.string(),
  allowance: Amount,
  /** What the chain burns, in sun, for one energy and one bandwidth. */
  energy_price_sun: Amount,
  net_price_sun: Amount,
  /** Part of what burning would cost; below 1. */
  service_charge_rate: Amount,
  fee_rules: v.array(TronPrice),
  /** TRX that could not be taken, or are not settled yet. */
  unpaid_amount: Amount,
  unsettled_amount: Amount,
  /** TRX that delegation has saved so far. */
  saved_trx_total: Amount,
  /** When it was switched on; 0 while it is off. */
  open_time: Time,
  /** When fees are settled next, or tried again while it is in arrears; 0 while it is off. */
  next_settlement_time: Time,
});
export type TronProxy = v.InferOutput<typeof TronProxy>;

/** What delegation did, over so many days, in the sub-wallets named. */
export const TronDataFilter = v.strictObject({
  wallet_id: Id,
  /** Number of days up to now. @default 30 */
  period: v.optional(v.picklist([7, 30, 90])),
  sub_wallet_id: v.optional(v.array(Id)),
  /** Part of an address or a sub-wallet's name. */
  keyword: v.optional(v.string()),
  order_by: v.optional(v.picklist(['energy', 'fee', 'saved', 'last_used_at'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
});

const usedEntries = {
  energy: v.number(),
  net: v.number(),
  /** TRX. */
  fee: Amount,
  saved: Amount,
};

/** An address that energy is delegated to. */
export const TronAccount = v.strictObject({
  address: v.string(),
  address_label: v.string(),
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  /** 1 once something has arrived on it. */
  active_status: Flag,
  trx_balance: Amount,
  /** What it has of its own just now. */
  energy_available: v.number(),
  net_available: v.number(),
  ...usedEntries,
  /** 0 never. */
  last_used_at: Time,
});
export type TronAccount = v.InferOutput<typeof TronAccount>;

/** What delegation did: altogether, day by day (in UTC), and by address. */
export const TronProxyData = v.strictObject({
  ...usedEntries,
  series: v.array(v.strictObject({ date: v.string(), ...usedEntries })),
  accounts: v.array(TronAccount),
});
export type TronProxyData = v.InferOutput<typeof TronProxyData>;

/** Orders of a transaction, or the last ones of an address; one of the two is named. */
export const DelegateQuestion = v.strictObject({
  wallet_id: Id,
  /** Transaction; or name an `address`. */
  trans_id: v.optional(Id),
  address: v.optional(Address),
});

/** Where an order is: 0 made, 1 being delegated, 2 delegated, 3 being taken back, 4 finished, 5 failed. */
export const DelegateStatus = v.picklist([0, 1, 2, 3, 4, 5]);
export type DelegateStatus = v.InferOutput<typeof DelegateStatus>;

/** An order of energy and bandwidth for a transaction. Hashes are empty, and times 0, until they are there. */
export const DelegateOrder = v.strictObject({
  id: Id,
  request_id: v.string(),
  trans_id: Id,
  /** 0 all that is estimated, 1 a given quantity, 2 what is missing of the estimate. */
  buy_type: v.picklist([0, 1, 2]),
  /** 0 energy and bandwidth, 1 energy only. */
  resource_type: v.picklist([0, 1]),
  /** 10010 ten minutes, 20001 an hour, 30001 a day. */
  service_charge_type: v.picklist(['10010', '20001', '30001']),
  service_charge_rate: Amount,
  /** TRX. */
  service_charge: Amount,
  energy_num: v.number(),
  net_num: v.number(),
  /** Sun for one. */
  energy_price: Amount,
  net_price: Amount,
  /** Who delegates, to whom, and the contract that will be called; empty for a transfer of TRX. */
  address_from: v.string(),
  address_to: v.string(),
  contract_address: v.string(),
  energy_txid: v.string(),
  net_txid: v.string(),
  reclaim_energy_txid: v.string(),
  reclaim_net_txid: v.string(),
  energy_time: Time,
  net_time: Time,
  reclaim_energy_time: Time,
  reclaim_net_time: Time,
  status: DelegateStatus,
  /** Why it failed; empty where it did not. */
  fail_reason: v.string(),
  created_at: Time,
});
export type DelegateOrder = v.InferOutput<typeof DelegateOrder>;

/** Which transactions used delegated energy. */
export const FeeUsageFilter = v.strictObject({
  wallet_id: Id,
  sub_wallet_id: v.optional(v.array(Id)),
  /** Part of an address. */
  address: v.optional(v.string()),
  trans_kind: v.optional(v.array(TransKind)),
  /** 1 paid, 0 not yet. */
  settle_status: v.optional(Flag),
  /** Part of an address or hash; or a transaction id. */
  keyword: v.optional(v.string()),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at', 'energy_used', 'service_fee', 'saved_trx'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** What a transaction used of delegated energy and bandwidth, and what that cost. */
export const FeeUsage = v.strictObject({
  id: Id,
  /** 0, an empty hash and no kind where energy was bought for no transaction in particular. */
  trans_id: Id,
  txid: v.string(),
  trans_kind: v.optional(TransKind),
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  address: v.string(),
  energy_used: v.number(),
  net_used: v.number(),
  /** TRX: what burning would have cost, what the agent charges, and the difference. */
  burn_trx: Amount,
  service_fee: Amount,
  saved_trx: Amount,
  /** 1 paid, with the transaction itself or in a settlement; 0 not yet. */
  settle_status: Flag,
  /** The settlement it was paid in; 0 for none. */
  payment_id: Id,
  created_at: Time,
});
export type FeeUsage = v.InferOutput<typeof FeeUsage>;

/** A page of what was used, with sums over everything asked for. */
export const FeeUsagePage = v.strictObject({
  ...pageOf(FeeUsage).entries,
  sums: v.strictObject({ energy: v.number(), net: v.number(), service_fee: Amount, saved_trx: Amount }),
});

/** What one transaction used, by its number in the list. */
export const FeeUsageQuestion = v.strictObject({ wallet_id: Id, /** Fee usage record. */ id: Id });

/** What one transaction used, with the order it came of; null where there was none. */
export const FeeUsageDetail = v.strictObject({ ...FeeUsage.entries, order: v.nullable(DelegateOrder) });
export type FeeUsageDetail = v.InferOutput<typeof FeeUsageDetail>;

/** 0 pending, 1 paid, 2 failed for lack of TRX. */
export const SettlementStatus = v.picklist([0, 1, 2]);
export type SettlementStatus = v.InferOutput<typeof SettlementStatus>;

/** Which settlements. */
export const PaymentFilter = v.strictObject({
  wallet_id: Id,
  status: v.optional(v.array(SettlementStatus)),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at', 'amount'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** Fees that the platform took, or tried to take, at the end of a period. */
export const ServiceFeePayment = v.strictObject({
  id: Id,
  /** Its transaction, 0 and an empty hash where none was sent. */
  trans_id: Id,
  txid: v.string(),
  /** TRX. */
  amount: Amount,
  address_from: v.string(),
  address_to: v.string(),
  period_start: Time,
  period_end: Time,
  /** How many transactions it is for. */
  usage_count: v.number(),
  status: SettlementStatus,
  created_at: Time,
});
export type ServiceFeePayment = v.InferOutput<typeof ServiceFeePayment>;

/** A page of settlements. */
export const ServiceFeePaymentPage = pageOf(ServiceFeePayment);
