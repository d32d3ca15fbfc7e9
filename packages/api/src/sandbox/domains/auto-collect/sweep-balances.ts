import Big from 'big.js';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, subWalletOf } from '../../world/access.ts';
import { inUsd, usdText } from '../../world/ledger.ts';
import type { CoinRow, SubWalletRow, SweepRow, TransactionRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { placeKey, type SweepRuleRow } from './auto-collect-tables.ts';
import { userAddresses } from './is-swept.ts';
import { gasFree, outlook, sweepPlan, type Outlook, type SweepPlan } from './sweep-plan.ts';

/** What some sub-wallets hold of a coin, address by address, also where it was swept already. */
export interface SweepBalances {
  plan: SweepPlan;
  addresses: readonly Outlook[];
}

/** What the addresses of some sub-wallets hold of the coin of a rule. */
export function sweepBalancesOf(
  world: World,
  rule: SweepRuleRow,
  subWallets: readonly SubWalletRow[],
): SweepBalances {
  const plan = sweepPlan(world, rule);
  const { symbol, base_symbol } = plan.coin;
  const addresses = subWallets
    .flatMap(({ sub_wallet_id }) => userAddresses(world, sub_wallet_id, base_symbol))
    .filter(({ sub_wallet_id, address }) => {
      const isUsed = world.sweptPlaces.get(placeKey(sub_wallet_id, symbol, address)) !== undefined;
      return isUsed || world.ledger.at(sub_wallet_id, symbol, address).total.gt(0);
    })
    .map((home) => outlook(plan, home));
  return { plan, addresses };
}

/** What lies of a coin on addresses in scope, whether it has a rule or not. */
export function lyingOn(
  world: World,
  { symbol, base_symbol }: CoinRow,
  subWallets: readonly SubWalletRow[],
): Big {
  return subWallets
    .flatMap(({ sub_wallet_id }) => userAddresses(world, sub_wallet_id, base_symbol))
    .map(({ sub_wallet_id, address }) => world.ledger.at(sub_wallet_id, symbol, address).total)
    .reduce((sum, total) => sum.plus(total), new Big(0));
}

const sum = (amounts: readonly Big[]) => amounts.reduce((total, one) => total.plus(one), new Big(0));

const isSweep = (row: TransactionRow | undefined, symbol: string): row is SweepRow =>
  row?.trans_kind === 'collect' && row.symbol === symbol && row.status === WithdrawStatus.done;

/** When something was last swept from an address, wholly; 0 never. */
export function lastSweptAt({ world, coin }: SweepPlan, { trans_id, home }: Outlook): number {
  if (trans_id === 0) return 0;
  const last = world.transactions.get(trans_id);
  if (isSweep(last, coin.symbol)) return last.created_at;
  const before = world.transactions
    .where('wallet_id', subWalletOf(world, home).wallet_id)
    .findLast((row) => isSweep(row, coin.symbol) && row.address_from === home.address);
  return before?.created_at ?? 0;
}

/** An amount in USD, where the coin has a price. */
export function usdEntry(world: World, symbol: string, amount: Big): { usd?: string } {
  const usd = inUsd(coinOf(world, { symbol }), amount);
  return usd === undefined ? {} : { usd: usdText(usd) };
}

/** Where the threshold is reached by what no transaction holds. */
export function isReached({ plan: { rule } }: SweepBalances, { free }: Outlook): boolean {
  return free.gte(rule.collect_min);
}

/** What waits, added up; what a sweep holds already waits no more. */
export function waitingSums(waiting: SweepBalances) {
  const { plan, addresses } = waiting;
  const full = addresses.filter(({ free }) => free.gt(0));
  const reached = full.filter((address) => isReached(waiting, address));
  const all = sum(full.map(({ free }) => free));
  const above = sum(reached.map(({ free }) => free));
  return {
    collecting_balance: all.toFixed(),
    reach_threshold_balance: above.toFixed(),
    below_threshold_balance: all.minus(above).toFixed(),
    ...usdEntry(plan.world, plan.coin.symbol, all),
    address_count: full.length,
    reach_count: reached.length,
    last_sweep_at: Math.max(0, ...addresses.map((address) => lastSweptAt(plan, address))),
  };
}

/** What sweeping what is ready would take of the gas station, and whether it has it. */
export function fuelSums({ plan, addresses }: SweepBalances) {
  const thirsty = addresses.filter(
    ({ state, fuelNeeded }) => (state === 1 || state === 6) && fuelNeeded.gt(0),
  );
  const needed = sum(thirsty.map(({ fuelNeeded }) => fuelNeeded));
  const spent = needed.plus(new Big(plan.fuelTerms?.fee ?? 0).times(thirsty.length));
  return {
    fuel_count: thirsty.length,
    fuel_needed: needed,
    /** That with the network fees of the refueling transfers. */
    gas_spent: spent,
    gas_enough: gasFree(plan).gte(spent) ? (1 as const) : (0 as const),
  };
}
