import Big from 'big.js';
import type { SweepReason, SweepState } from '../../../domains/auto-collect/sweep-funds.schema.ts';
import { isTerminal } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, homeOf, walletOf } from '../../world/access.ts';
import type { AddressRow, CoinRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { isBlacklistedIn } from '../blacklist/blacklisted.ts';
import { placeKey, type FuelRuleRow, type SweepRuleRow, type SweptPlaceRow } from './auto-collect-tables.ts';
import { leftToContract } from './contract-conflict.ts';
import { fuelRuleOf, sweepConfigOf } from './is-swept.ts';
import { isRunning } from './sweep-setup.ts';
import { sweepTermsIfKnown, type SweepTerms } from './sweep-terms.ts';

/** What the sweeping of a coin goes by, read once for all of its addresses. */
export interface SweepPlan {
  world: World;
  rule: SweepRuleRow;
  coin: CoinRow;
  isMain: boolean;
  /** The omnibus's address; undefined where there is none. */
  target: AddressRow | undefined;
  /** Of a sweep; undefined where the chain cannot be asked. */
  terms: SweepTerms | undefined;
  /** The gas station's address, how it refuels, and what that costs it. */
  gas: AddressRow | undefined;
  fuel: FuelRuleRow | undefined;
  fuelTerms: SweepTerms | undefined;
  /** Why nothing of the coin is swept; empty where it may be. */
  hold: SweepReason;
  /** The addresses from which a contract sweeps it. */
  others: ReadonlySet<string>;
}

/** What lies of a coin on an address, and what becomes of it. */
export interface Outlook {
  home: AddressRow;
  balance: Big;
  /** What of it no transaction holds. */
  free: Big;
  /** The same of the coin that pays its fees. */
  main: Big;
  /** What it has to be given before it can be swept; 0 for nothing. */
  fuelNeeded: Big;
  state: SweepState;
  reason: SweepReason;
  /** The transaction under way, or the last sweep; 0 for none. */
  trans_id: number;
}

const nothing = new Big(0);

/** What of a coin on an address no transaction holds. */
export function freeOf(world: World, { sub_wallet_id, address }: AddressRow, symbol: string): Big {
  const { total, locked } = world.ledger.at(sub_wallet_id, symbol, address);
  return total.minus(locked);
}

function holdOf(world: World, rule: SweepRuleRow, cost: string | undefined): SweepReason {
  if (rule.status === 0) return 'rule_off';
  if (!isRunning(world, walletOf(world, rule))) return 'not_running';
  return cost === undefined || new Big(cost).gt(rule.fueling_limit) ? 'fee_above_limit' : '';
}

/** How a coin is swept now. */
export function sweepPlan(world: World, rule: SweepRuleRow): SweepPlan {
  const { wallet_id } = rule;
  const coin = coinOf(world, rule);
  const main = coinOf(world, { symbol: coin.base_symbol });
  const { collect_sub_wallet_id, fueling_sub_wallet_id } = sweepConfigOf(world, wallet_id);
  const target = homeOf(world, collect_sub_wallet_id, coin.base_symbol);
  const gas = homeOf(world, fueling_sub_wallet_id, coin.base_symbol);
  const terms = sweepTermsIfKnown(world, wallet_id, coin, target?.address ?? '');
  const isMain = coin === main;
  return {
    world,
    rule,
    coin,
    isMain,
    target,
    terms,
    gas,
    fuel: fuelRuleOf(world, wallet_id, coin.base_symbol),
    fuelTerms: isMain ? terms : sweepTermsIfKnown(world, wallet_id, main, ''),
    hold: holdOf(world, rule, terms?.cost),
    others: leftToContract(world, wallet_id, coin.symbol),
  };
}

/** What the gas station could give out. */
export function gasFree({ world, gas, coin }: SweepPlan): Big {
  return gas === undefined ? nothing : freeOf(world, gas, coin.base_symbol);
}

/** What an address with so much of the main coin has to be given before a token of it can be swept. */
function fuelFor({ isMain, terms, fuel }: SweepPlan, main: Big): Big {
  const fee = new Big(terms?.fee ?? 0);
  if (isMain) return nothing;
  if (fuel?.status !== 1) return main.lt(fee) ? fee.minus(main) : nothing;
  const needed = fee.gt(fuel.fueling_min_balance) ? fee : new Big(fuel.fueling_min_balance);
  if (main.gte(needed)) return nothing;
  const missing = needed.minus(main);
  return missing.gt(fuel.fueling_amount) ? missing : new Big(fuel.fueling_amount);
}

/** What of an address's coin would be swept: of a main coin what the reserve and the fee leave. */
export function sweepable({ isMain, rule, terms }: SweepPlan, free: Big): Big {
  return isMain ? free.minus(rule.reserve_amount).minus(terms?.fee ?? 0) : free;
}

function isUnderWay(world: World, id: number): boolean {
  const row = world.transactions.get(id);
  return row !== undefined && !isTerminal(row);
}

type Assessment = Pick<Outlook, 'state' | 'reason'>;

const because = (state: SweepState, reason: SweepReason): Assessment => ({ state, reason });

function atRest(
  plan: SweepPlan,
  { home, free, fuelNeeded }: Pick<Outlook, 'home' | 'free' | 'fuelNeeded'>,
): Assessment {
  const { world, rule, coin, hold, others, fuel, fuelTerms } = plan;
  const isReached = free.gte(rule.collect_min) && sweepable(plan, free).gt(0);
  if (!isReached) return because(0, 'below_threshold');
  if (others.has(home.address)) return because(0, 'contract_rule');
  if (hold === 'fee_above_limit') return because(5, hold);
  if (hold !== '') return because(0, hold);
  if (isBlacklistedIn(world, rule.wallet_id, coin.base_symbol, home.address, 2, coin.symbol))
    return because(0, 'blacklisted');
  if (fuelNeeded.eq(0)) return because(1, '');
  if (fuel?.status !== 1) return because(6, 'fueling_off');
  return gasFree(plan).lt(fuelNeeded.plus(fuelTerms?.fee ?? 0)) ? because(6, 'gas_empty') : because(1, '');
}

function assess(
  plan: SweepPlan,
  seen: Omit<Outlook, 'state' | 'reason' | 'trans_id'>,
  place?: SweptPlaceRow,
) {
  const { world } = plan;
  const { fuel_id = 0, collect_id = 0 } = place ?? {};
  if (isUnderWay(world, fuel_id)) return { ...because(2, ''), trans_id: fuel_id };
  if (isUnderWay(world, collect_id)) return { ...because(3, ''), trans_id: collect_id };
  const isEmptied = collect_id !== 0 && seen.balance.eq(0);
  return { ...(isEmptied ? because(4, '') : atRest(plan, seen)), trans_id: collect_id };
}

/** What becomes of the coin on an address. */
export function outlook(plan: SweepPlan, home: AddressRow): Outlook {
  const { world, coin } = plan;
  const { total, locked } = world.ledger.at(home.sub_wallet_id, coin.symbol, home.address);
  const free = total.minus(locked);
  const main = plan.isMain ? free : freeOf(world, home, coin.base_symbol);
  const seen = { home, balance: total, free, main, fuelNeeded: fuelFor(plan, main) };
  const place = world.sweptPlaces.get(placeKey(home.sub_wallet_id, coin.symbol, home.address));
  return { ...seen, ...assess(plan, seen, place) };
}
