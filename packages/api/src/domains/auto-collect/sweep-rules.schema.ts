import * as v from 'valibot';
import { Amount, Decimals, Flag, Id, pageOf, pageParams, Payment, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { SweepSource } from './auto-collect.schema.ts';

const most = '9999999999999999';

function isWithin(text: string): boolean {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = whole.replace(/^0+/, '');
  if (fraction.length > 6 || digits.length > most.length) return false;
  return digits !== most || /^0*$/.test(fraction);
}

/** An amount of a coin that a rule names: at most 6 digits after the point, at most 9999999999999999. */
export const SweepAmount = v.pipe(Payment, v.check(isWithin, 'amount'));

/** The same, and more than nothing. */
export const SweepThreshold = v.pipe(
  SweepAmount,
  v.check((text) => /[1-9]/.test(text), 'amount'),
);

/** So many rules can be imported at once. */
export const sweepImportLimit = 1000;

const ruleEntries = {
  /** From which balance on an address is swept, in the coin. */
  collect_min: SweepThreshold,
  /** The most that a sweep may cost, in the main coin of the chain. */
  fueling_limit: SweepThreshold,
};

/** A contract-sweeping rule that has the same coin. Of the two the one that was set first runs. */
export const SweepConflict = v.strictObject({
  symbol: v.string(),
  rule_id: Id,
  rule_name: v.string(),
  /** 1 where the co-signer sweeps the coin, 0 where the contract does. */
  auto_collect_runs: Flag,
});
export type SweepConflict = v.InferOutput<typeof SweepConflict>;

const coinEntries = {
  symbol: v.string(),
  symbol_alias: v.string(),
  base_symbol: v.string(),
  coin_net: v.string(),
};

/** How a coin is swept, with what waits of it now. */
export const SweepRule = v.strictObject({
  id: Id,
  ...coinEntries,
  contract_address: v.string(),
  decimals: Decimals,
  price_usd: v.optional(Amount),
  ...ruleEntries,
  /** What stays on an address, of a main coin. */
  reserve_amount: Amount,
  /** Coins with a smaller number are swept first. */
  priority: v.number(),
  status: Flag,
  source: SweepSource,
  /** The coin that fees are paid in. */
  fee_symbol: v.string(),
  fee_symbol_alias: v.string(),
  /** What one sweep would cost now; absent where the chain cannot be asked. */
  current_fee: v.optional(Amount),
  /** 1 while that is above the limit, so that nothing of it is swept. */
  fee_above_limit: Flag,
  /** On addresses in scope; of that from the threshold on; and on how many addresses. */
  waiting_amount: Amount,
  reach_amount: Amount,
  waiting_usd: v.optional(Amount),
  address_count: v.number(),
  reach_count: v.number(),
  conflict: v.optional(SweepConflict),
  created_at: Time,
  updated_at: Time,
  updated_by: Person,
});
export type SweepRule = v.InferOutput<typeof SweepRule>;

/** Which rules, and in which order. */
export const SweepRuleFilter = v.strictObject({
  wallet_id: Id,
  base_symbol: v.optional(v.array(v.string())),
  symbol: v.optional(v.array(v.string())),
  /** 1 enabled, 0 disabled. */
  status: v.optional(Flag),
  source: v.optional(v.array(SweepSource)),
  /** Part of a coin's symbol, name or contract address. */
  keyword: v.optional(v.string()),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(
    v.picklist([
      'symbol_alias',
      'base_symbol',
      'collect_min',
      'fueling_limit',
      'waiting_usd',
      'reach_count',
      'priority',
      'status',
      'updated_at',
    ]),
  ),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** A page of rules. */
export const SweepRulePage = pageOf(SweepRule);

/** Coins of a chain that have no rule yet. */
export const NewSweepCoinFilter = v.strictObject({
  wallet_id: Id,
  base_symbol: v.string(),
  /** Part of a symbol, name or contract address. */
  keyword: v.optional(v.string()),
});

/** A coin that can be swept, with values to begin with. */
export const SweepCoin = v.strictObject({
  ...coinEntries,
  contract_address: v.string(),
  decimals: Decimals,
  price_usd: v.optional(Amount),
  fee_symbol: v.string(),
  fee_symbol_alias: v.string(),
  /** What lies on addresses in scope. */
  waiting_amount: Amount,
  /** What one sweep costs now, and values that go with it: the threshold is worth ten of it; absent where the chain cannot be asked. */
  current_fee: v.optional(Amount),
  suggested_collect_min: v.optional(Amount),
  suggested_fueling_limit: v.optional(Amount),
});
export type SweepCoin = v.InferOutput<typeof SweepCoin>;

/** Coins that are about to get a rule. */
export const SweepRepeatQuestion = v.strictObject({
  wallet_id: Id,
  /** Coins to check. */
  symbols: v.array(v.string()),
});

/** Those that have one already, and those that a contract sweeps. */
export const SweepRepeat = v.strictObject({
  repeat: v.array(v.string()),
  collect_rule_conflict: v.array(SweepConflict),
});

/** A rule as it is set. A coin has one at most: what has one already gets these values. */
export const SweepRuleDraft = v.strictObject({
  symbol: v.string(),
  ...ruleEntries,
  /** Of a main coin; below the threshold. @default 0, or as it was */
  reserve_amount: v.optional(SweepAmount),
  /** Coins with a smaller number are swept first. @default 50, or unchanged */
  priority: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
});
export type SweepRuleDraft = v.InferOutput<typeof SweepRuleDraft>;

/** Sets rules for coins. All are set, or none. */
export const SaveSweepRules = v.strictObject({
  wallet_id: Id,
  /** Rules, one a coin. */
  list: v.pipe(v.array(SweepRuleDraft), v.minLength(1), v.maxLength(100)),
});

/** The rules that were set. */
export const SweepRulesSaved = v.strictObject({
  list: v.array(v.strictObject({ id: Id, symbol: v.string() })),
});

/** Switches rules on (1) or off (0). */
export const SwitchSweepRules = v.strictObject({
  wallet_id: Id,
  /** Rules. */
  ids: v.pipe(v.array(Id), v.minLength(1)),
  /** 1 enable, 0 disable. */
  status: Flag,
});

/** A line of an imported file, as it was written. */
export const SweepImportRow = v.strictObject({
  symbol: v.string(),
  collect_min: v.string(),
  fueling_limit: v.string(),
  reserve_amount: v.optional(v.string()),
});
export type SweepImportRow = v.InferOutput<typeof SweepImportRow>;

/** Imports rules from a file. Lines that are wrong are passed over, and told. */
export const ImportSweepRules = v.strictObject({
  wallet_id: Id,
  /** At most 1000. */
  list: v.pipe(v.array(SweepImportRow), v.minLength(1), v.maxLength(sweepImportLimit)),
  /** Coins that have a rule: `add` skips them, `overwrite` replaces their rules. @default add */
  mode: v.optional(v.picklist(['add', 'overwrite'])),
});

/**
 * Why a line was passed over: no such coin; not one that can be swept here; named twice in the file; it has a rule
 * already; an amount that is none, or out of range; refueling would give more than the threshold; the reserve would
 * leave nothing.
 */
export const SweepImportFault = v.picklist([
  'unknown',
  'unsupported',
  'repeated',
  'exists',
  'amount',
  'fuel',
  'reserve',
]);
export type SweepImportFault = v.InferOutput<typeof SweepImportFault>;

/** How many lines were taken, and which were not: rows count from 1. */
export const SweepImported = v.strictObject({
  success: v.number(),
  fail: v.array(v.strictObject({ row: v.number(), symbol: v.string(), reason: SweepImportFault })),
});

const fuelEntries = {
  /** Amount of the main coin sent to an address at once; below the sweep threshold of that coin. */
  fueling_amount: SweepThreshold,
  /** Minimum balance of the main coin; an address below it is refueled before it is swept. */
  fueling_min_balance: SweepAmount,
  /** Balance of the gas station below which an alert is sent; 0 for none. */
  alert_balance: SweepAmount,
};

/** Refueling on a chain. */
export const FuelRule = v.strictObject({
  id: Id,
  base_symbol: v.string(),
  coin_net: v.string(),
  symbol_alias: v.string(),
  ...fuelEntries,
  status: Flag,
  /** What the gas station has, and where it is sent more; empty without one. */
  gas_balance: Amount,
  gas_address: v.string(),
  is_low: Flag,
  /** From which balance on the main coin is swept itself; absent where it has no rule. */
  collect_min: v.optional(Amount),
  updated_at: Time,
  updated_by: Person,
});
export type FuelRule = v.InferOutput<typeof FuelRule>;

/** Refueling on which chains. */
export const FuelRuleFilter = v.strictObject({
  wallet_id: Id,
  base_symbol: v.optional(v.array(v.string())),
  /** 1 enabled, 0 disabled. */
  status: v.optional(Flag),
  /** 1 only where the gas station is below its alert balance, 0 only the others. */
  is_low: v.optional(Flag),
});

/** Sets refueling on a chain. */
export const SaveFuelRule = v.strictObject({ wallet_id: Id, base_symbol: v.string(), ...fuelEntries });

/** The rule that was set. */
export const FuelRuleSaved = v.strictObject({ id: Id });
