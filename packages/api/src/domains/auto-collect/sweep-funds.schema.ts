import * as v from 'valibot';
import { Amount, Flag, Id, pageOf, pageParams, Payment, Time } from '../../core/wire.schema.ts';
import { FuelRule, SweepCoin, SweepRule } from './sweep-rules.schema.ts';

/**
 * State of an address: 0 below the threshold, 1 queued, 2 refueling, 3 sweeping, 4 swept, 5 waiting for a lower fee, 6 gas
 * missing.
 */
export const SweepState = v.picklist([0, 1, 2, 3, 4, 5, 6]);
export type SweepState = v.InferOutput<typeof SweepState>;

/**
 * Why it is not swept: below the threshold, the rule is switched off, it is blacklisted, a contract sweeps the coin, the
 * set-up is not complete, the fee is above its limit, the gas station is empty, refueling is off. Empty where it is.
 */
export const SweepReason = v.picklist([
  '',
  'below_threshold',
  'rule_off',
  'blacklisted',
  'contract_rule',
  'not_running',
  'fee_above_limit',
  'gas_empty',
  'fueling_off',
]);
export type SweepReason = v.InferOutput<typeof SweepReason>;

const order = v.optional(v.picklist(['asc', 'desc']));

/** What of a coin waits. */
const waitingEntries = {
  /** What of all addresses no transaction holds; of that where the threshold is reached, and where it is not. */
  collecting_balance: Amount,
  reach_threshold_balance: Amount,
  below_threshold_balance: Amount,
  usd: v.optional(Amount),
  address_count: v.number(),
  reach_count: v.number(),
  /** 0 never. */
  last_sweep_at: Time,
};

const coinEntries = {
  symbol: v.string(),
  symbol_alias: v.string(),
  base_symbol: v.string(),
  coin_net: v.string(),
};

/** Which coins of which sub-wallets wait to be swept. */
export const WaitingCoinFilter = v.strictObject({
  wallet_id: Id,
  base_symbol: v.optional(v.array(v.string())),
  symbol: v.optional(v.array(v.string())),
  sub_wallet_id: v.optional(v.array(Id)),
  /** Only balances of addresses in these states. */
  state: v.optional(v.array(SweepState)),
  /** Minimum amount that waits, in the coin. */
  amount_min: v.optional(Payment),
  /** Part of a coin's symbol or name. */
  keyword: v.optional(v.string()),
  order_by: v.optional(
    v.picklist(['symbol_alias', 'collecting_balance', 'usd', 'address_count', 'estimated_fee']),
  ),
  order,
  ...pageParams,
});

/** What waits of a coin, and what sweeping it would take. */
export const WaitingCoin = v.strictObject({
  ...coinEntries,
  price_usd: v.optional(Amount),
  ...waitingEntries,
  /** Addresses that have to be refueled first, and what they would be given. */
  fuel_count: v.number(),
  fuel_needed: Amount,
  fee_symbol: v.string(),
  fee_symbol_alias: v.string(),
  /** For all that have reached the threshold; absent where the chain cannot be asked. */
  estimated_fee: v.optional(Amount),
  /** Network fee of one sweep, and the most that it may be. */
  fee_per_tx: v.optional(Amount),
  fueling_limit: v.optional(Amount),
  /** Addresses that wait until the fee is below its limit. */
  blocked_count: v.number(),
  gas_enough: Flag,
  rule_status: Flag,
  collect_min: Amount,
});
export type WaitingCoin = v.InferOutput<typeof WaitingCoin>;

/** Sums over everything asked for, not only over the page. */
export const WaitingStat = v.strictObject({
  total_usd: Amount,
  reach_usd: Amount,
  /** Of that what the next runs sweep. */
  ready_usd: v.optional(Amount),
  /** What waits until the fee is below its limit. */
  blocked_usd: Amount,
  /** What waits for the gas station. */
  gas_blocked_usd: v.optional(Amount),
  /** What the gas station has to spend on refueling, fees included, and what it has, by chain. */
  gas_needed: v.array(
    v.strictObject({
      base_symbol: v.string(),
      symbol_alias: v.string(),
      amount: Amount,
      gas_balance: Amount,
    }),
  ),
});

/** A page of coins that wait, and sums. */
export const WaitingCoinPage = v.strictObject({ ...pageOf(WaitingCoin).entries, stat: WaitingStat });
export type WaitingCoinPage = v.InferOutput<typeof WaitingCoinPage>;

/** What waits of one coin, in which sub-wallets. */
export const WaitingSubWalletFilter = v.strictObject({
  wallet_id: Id,
  symbol: v.string(),
  sub_wallet_id: v.optional(v.array(Id)),
  keyword: v.optional(v.string()),
  amount_min: v.optional(Payment),
  order_by: v.optional(
    v.picklist(['sub_wallet_name', 'collecting_balance', 'address_count', 'last_sweep_at']),
  ),
  order,
  ...pageParams,
});

/** What waits of a coin in a sub-wallet. */
export const WaitingSubWallet = v.strictObject({
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  ...waitingEntries,
});
export type WaitingSubWallet = v.InferOutput<typeof WaitingSubWallet>;

/** A page of sub-wallets in which a coin waits. */
export const WaitingSubWalletPage = pageOf(WaitingSubWallet);

/** What waits of one coin, on which addresses. */
export const WaitingAddressFilter = v.strictObject({
  wallet_id: Id,
  symbol: v.string(),
  sub_wallet_id: v.optional(v.array(Id)),
  state: v.optional(v.array(SweepState)),
  /** 1 only addresses that lack gas, 0 only the others. */
  need_fuel: v.optional(Flag),
  amount_min: v.optional(Payment),
  amount_max: v.optional(Payment),
  /** Part of an address or its label. */
  keyword: v.optional(v.string()),
  order_by: v.optional(v.picklist(['address', 'balance', 'main_coin_balance', 'state', 'last_sweep_at'])),
  order,
  ...pageParams,
});

/** What waits of a coin on an address. */
export const WaitingAddress = v.strictObject({
  address: v.string(),
  memo: v.string(),
  address_label: v.string(),
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  balance: Amount,
  /** What of the balance no transaction holds. */
  free_balance: v.optional(Amount),
  usd: v.optional(Amount),
  /** What it has to pay fees with. */
  main_coin_balance: Amount,
  main_coin_alias: v.string(),
  need_fuel: Flag,
  /** What it has to be given of the main coin before it is swept, and the network fee of that; "0" for nothing. */
  fuel_needed: v.optional(Amount),
  fuel_fee: v.optional(Amount),
  state: SweepState,
  reason: SweepReason,
  /** The refueling or the sweep in progress, or the last sweep; 0 for none. */
  trans_id: Id,
  /** 0 never. */
  last_sweep_at: Time,
});
export type WaitingAddress = v.InferOutput<typeof WaitingAddress>;

/** A page of addresses on which a coin waits. */
export const WaitingAddressPage = pageOf(WaitingAddress);

/** What sweeping a coin would cost. */
export const SweepFeeQuestion = v.strictObject({
  wallet_id: Id,
  symbol: v.string(),
  /** How many addresses. @default those that have reached the threshold */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  /** Fee limit to try instead of the rule's. */
  fueling_limit: v.optional(Payment),
});

/** What sweeping a coin would cost now, in the main coin of its chain. */
export const SweepFee = v.strictObject({
  fee_symbol: v.string(),
  fee_symbol_alias: v.string(),
  fee_per_tx: Amount,
  /** What of it the address pays itself; "0" where energy is delegated. */
  address_fee: v.optional(Amount),
  /** Network fee of one refueling transfer. */
  fuel_fee: v.optional(Amount),
  count: v.number(),
  total: Amount,
  /** The most that one may cost; absent where no one has said. */
  fueling_limit: v.optional(Amount),
  above_limit: Flag,
  /** Addresses that wait until the fee is below its limit. */
  blocked_count: v.number(),
  /** What the gas station would give out first, and what it has. */
  fuel_needed: Amount,
  gas_balance: Amount,
  gas_enough: Flag,
});
export type SweepFee = v.InferOutput<typeof SweepFee>;

/** A coin, whether it has a rule or not. */
export const SweepCoinQuestion = v.strictObject({ wallet_id: Id, symbol: v.string() });

/** The last sweep of a coin. */
export const SweepRun = v.strictObject({
  trans_id: Id,
  time: Time,
  amount: Amount,
  /** See WithdrawStatus. */
  status: v.number(),
  address_from: v.string(),
  txid: v.string(),
});

/** Everything about the sweeping of a coin. */
export const SweepCoinInfo = v.strictObject({
  coin: SweepCoin,
  rule: v.nullable(SweepRule),
  fueling: v.nullable(FuelRule),
  last_run: v.nullable(SweepRun),
});
export type SweepCoinInfo = v.InferOutput<typeof SweepCoinInfo>;

/** A day of the calendar in UTC, such as 2026-11-20. */
export const SnapshotDay = v.pipe(v.string(), v.isoDate());

/** What lay on the addresses at the end of a day. */
export const SnapshotFilter = v.strictObject({
  wallet_id: Id,
  /** @default the last day there is */
  date: v.optional(SnapshotDay),
  symbol: v.optional(v.array(v.string())),
  sub_wallet_id: v.optional(v.array(Id)),
  amount_min: v.optional(Payment),
  /** Part of an address. */
  keyword: v.optional(v.string()),
  order_by: v.optional(v.picklist(['symbol', 'address', 'balance', 'usd'])),
  order,
  ...pageParams,
});

/** What an address had of a coin at the end of a day. */
export const SnapshotRow = v.strictObject({
  snapshot_id: Id,
  date: SnapshotDay,
  ...coinEntries,
  address: v.string(),
  memo: v.string(),
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  balance: Amount,
  usd: v.optional(Amount),
});
export type SnapshotRow = v.InferOutput<typeof SnapshotRow>;

/** A page of what lay on the addresses. */
export const SnapshotPage = pageOf(SnapshotRow);

/** From which day to which; at most a year. */
export const SnapshotSumFilter = v.strictObject({
  wallet_id: Id,
  symbol: v.optional(v.array(v.string())),
  /** @default 30 days before the end */
  start_date: v.optional(SnapshotDay),
  /** @default today */
  end_date: v.optional(SnapshotDay),
});

/** What lay on all addresses together at the end of a day. */
export const SnapshotSum = v.strictObject({
  date: SnapshotDay,
  ...coinEntries,
  address_count: v.number(),
  total: Amount,
  usd: v.optional(Amount),
});
export type SnapshotSum = v.InferOutput<typeof SnapshotSum>;
