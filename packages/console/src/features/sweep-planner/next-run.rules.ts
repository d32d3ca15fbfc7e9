import type { FuelRule, SweepReason, SweepRule, WaitingAddress } from '@mpc/api';
import Big from 'big.js';

/** Why an address is not swept: as the server says it, or because a sweep of it is under way. */
export type SkipReason = Exclude<SweepReason, ''> | 'in_progress';

/** What becomes of one address. */
export interface PlannedAddress {
  row: WaitingAddress;
  /** What is swept; 0 where it is skipped. */
  amount: string;
  /** What it is given of the main coin first; 0 for nothing. */
  fuel: string;
  /** Empty where it is swept. */
  skipped: SkipReason | '';
}

/** What the next runs do with what is there now. */
export interface NextRun {
  swept: PlannedAddress[];
  skipped: PlannedAddress[];
  /** In the coin; and in the main coin: fees of sweeps, and what the gas station gives, its fees included. */
  amount: string;
  fees: string;
  fuel: string;
}

/** What a run goes by. */
export interface RunTerms {
  rule: SweepRule;
  /** What one sweep costs, and what of it the address pays itself. */
  fee: string;
  addressFee: string;
  /** Null where the chain has no rule for it. */
  fueling: FuelRule | null;
  /** Whether the co-signer sweeps at all. */
  isRunning: boolean;
  isMain: boolean;
}

/** Why nothing of the coin is swept now. */
function holdOf({ rule, isRunning }: RunTerms): SkipReason | '' {
  if (rule.status === 0) return 'rule_off';
  if (!isRunning) return 'not_running';
  return rule.fee_above_limit === 1 ? 'fee_above_limit' : '';
}

/** What of a balance would be swept: of a main coin what the reserve and the fee leave. */
function sweepable({ free_balance = '0' }: WaitingAddress, { rule, addressFee, isMain }: RunTerms): Big {
  return isMain ? new Big(free_balance).minus(rule.reserve_amount).minus(addressFee) : new Big(free_balance);
}

/** Whether it has reached the threshold with what no transaction holds. */
const isReached = (row: WaitingAddress, terms: RunTerms) =>
  new Big(row.free_balance ?? '0').gte(terms.rule.collect_min) && sweepable(row, terms).gt(0);

/** Why an address is skipped, the gas station aside. */
function skipOf(row: WaitingAddress, terms: RunTerms): SkipReason | '' {
  const { state, reason } = row;
  // A transaction is under way: what the server says is about that, not about the rest.
  if (state === 2 || state === 3) {
    if (!isReached(row, terms)) return 'in_progress';
    return holdOf(terms);
  }
  return reason === 'gas_empty' ? '' : reason;
}

/** Fuel that is on its way is not given again. */
const fuelOf = ({ state, fuel_needed = '0' }: WaitingAddress): Big => new Big(state === 2 ? 0 : fuel_needed);

/**
 * What becomes of each address without new deposits and at today's prices, in the order of the list: who lacks the main coin
 * is refueled first, as long as the gas station can pay for it. Addresses that are empty already are left out.
 */
export function nextRun(rows: readonly WaitingAddress[], terms: RunTerms): NextRun {
  let gas = new Big(terms.fueling?.gas_balance ?? 0);
  const plan = rows
    .filter((row) => row.state !== 4 || new Big(row.balance).gt(0))
    .map((row): PlannedAddress => {
      const skipped = skipOf(row, terms);
      if (skipped !== '') return { row, amount: '0', fuel: '0', skipped };
      const fuel = fuelOf(row);
      const given = fuel.gt(0) ? fuel.plus(row.fuel_fee ?? '0') : fuel;
      if (given.gt(gas)) return { row, amount: '0', fuel: fuel.toFixed(), skipped: 'gas_empty' };
      gas = gas.minus(given);
      return { row, amount: sweepable(row, terms).toFixed(), fuel: fuel.toFixed(), skipped: '' };
    });
  const swept = plan.filter(({ skipped }) => skipped === '');
  const given = new Big(terms.fueling?.gas_balance ?? 0).minus(gas);
  return {
    swept,
    skipped: plan.filter(({ skipped }) => skipped !== ''),
    amount: swept.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(),
    fees: new Big(terms.fee).times(swept.length).toFixed(),
    fuel: given.toFixed(),
  };
}

/** How many addresses are skipped for each reason, the most frequent first. */
export function skipCounts({ skipped }: NextRun): { reason: SkipReason; count: number }[] {
  const counts = new Map<SkipReason, number>();
  for (const one of skipped)
    if (one.skipped !== '') counts.set(one.skipped, (counts.get(one.skipped) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count);
}
