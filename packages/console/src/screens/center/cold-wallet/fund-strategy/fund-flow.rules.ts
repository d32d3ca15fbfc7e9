import type { FundStrategy, TaskDirection } from '@mpc/api';
import Big from 'big.js';

/** The balances between which a fund strategy keeps a coin, and how much one task moves. */
export type FundLimits = Pick<
  FundStrategy,
  | 'hot_lower'
  | 'hot_target'
  | 'hot_upper'
  | 'warm_target'
  | 'warm_upper'
  | 'min_task_amount'
  | 'max_task_amount'
>;

/** What a strategy finds when it checks a coin. Amounts in the coin, fees in the main coin of its network. */
export interface FundFacts {
  decimals: number;
  hot: string;
  warm: string;
  cold: string;
  /** What no order and no task has reserved. */
  hotFree: string;
  warmFree: string;
  /** What the hot address has to pay fees with; null where the coin itself is what fees are paid in. */
  hotGas: string | null;
  /** The address that moves funds out of the warm contract, and what it has to pay fees with. */
  voteFree: { isSet: boolean; balance: string };
  fees: Readonly<Record<TaskDirection, string>>;
  /** Directions in which a task is pending: a strategy makes no second one. */
  held: readonly TaskDirection[];
}

/** Why a task would not start. */
type FlowFault = 'voteFreeNotSet' | 'balance' | 'gas';

/** One task of a forecast. */
export interface FlowTask {
  /** The check that makes it, from 1. */
  check: number;
  direction: TaskDirection;
  amount: string;
  faults: readonly FlowFault[];
}

export interface FlowForecast {
  tasks: readonly FlowTask[];
  /** Balances once these tasks are completed, network fees not deducted. */
  after: { hot: string; warm: string; cold: string };
  /** `stable`: nothing is left to move; `failing`: every check fails alike; `more`: more checks than are looked ahead. */
  end: 'stable' | 'failing' | 'more';
  /** Directions in which less is to be moved than one task has to. */
  tooSmall: readonly TaskDirection[];
}

/** So many checks are looked ahead. */
export const checksAhead = 500;

interface Tiers {
  hot: Big;
  warm: Big;
  cold: Big;
}

function wantedMoves({ hot, warm }: Tiers, limits: FundLimits): [TaskDirection, Big][] {
  return [
    ...(hot.gt(limits.hot_upper) ? [[2, hot.minus(limits.hot_target)] as [TaskDirection, Big]] : []),
    ...(hot.lt(limits.hot_lower) ? [[1, new Big(limits.hot_target).minus(hot)] as [TaskDirection, Big]] : []),
    ...(warm.gt(limits.warm_upper) ? [[3, warm.minus(limits.warm_target)] as [TaskDirection, Big]] : []),
  ];
}

function faultsOf(
  facts: FundFacts,
  direction: TaskDirection,
  amount: Big,
  free: { hot: Big; warm: Big },
): FlowFault[] {
  const isHot = direction === 2;
  const gas = isHot
    ? facts.hotGas === null
      ? free.hot.minus(amount)
      : new Big(facts.hotGas)
    : new Big(facts.voteFree.balance);
  const all: [FlowFault, boolean][] = [
    ['voteFreeNotSet', !isHot && !facts.voteFree.isSet],
    ['balance', (isHot ? free.hot : free.warm).lt(amount)],
    ['gas', gas.lt(facts.fees[direction])],
  ];
  return all.flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

const moved = ({ hot, warm, cold }: Tiers, direction: TaskDirection, amount: Big): Tiers => {
  if (direction === 1) return { hot: hot.plus(amount), warm: warm.minus(amount), cold };
  if (direction === 2) return { hot: hot.minus(amount), warm: warm.plus(amount), cold };
  return { hot, warm: warm.minus(amount), cold: cold.plus(amount) };
};

/**
 * What a strategy would do with the balances there are, check by check, if nothing else moved meanwhile: at each check at
 * most one task in each direction, never more than the maximum of one task and nothing below the minimum. A task is
 * completed before the next check.
 */
export function forecast(limits: FundLimits, facts: FundFacts): FlowForecast {
  let tiers: Tiers = { hot: new Big(facts.hot), warm: new Big(facts.warm), cold: new Big(facts.cold) };
  const reserved = {
    hot: tiers.hot.minus(facts.hotFree),
    warm: tiers.warm.minus(facts.warmFree),
  };
  const tasks: FlowTask[] = [];
  let [end, tooSmall]: [FlowForecast['end'], TaskDirection[]] = ['more', []];
  for (let check = 1; check <= checksAhead; check += 1) {
    const free = { hot: tiers.hot.minus(reserved.hot), warm: tiers.warm.minus(reserved.warm) };
    let next = tiers;
    tooSmall = [];
    const made: FlowTask[] = [];
    for (const [direction, wanted] of wantedMoves(tiers, limits)) {
      if (facts.held.includes(direction)) continue;
      const most = wanted.gt(limits.max_task_amount) ? new Big(limits.max_task_amount) : wanted;
      const amount = most.round(facts.decimals, Big.roundDown);
      if (amount.lt(limits.min_task_amount)) {
        tooSmall.push(direction);
        continue;
      }
      const faults = faultsOf(facts, direction, amount, free);
      made.push({ check, direction, amount: amount.toFixed(), faults });
      if (faults.length > 0) continue;
      next = moved(next, direction, amount);
      const from = direction === 2 ? 'hot' : 'warm';
      free[from] = free[from].minus(amount);
    }
    // What failed at the check before fails alike: it is said once.
    const isNew = ({ direction, faults }: FlowTask) =>
      faults.length === 0 || !tasks.some((one) => one.direction === direction && one.faults.length > 0);
    tasks.push(...made.filter(isNew));
    if (made.every(({ faults }) => faults.length > 0)) {
      end = made.length > 0 ? 'failing' : 'stable';
      break;
    }
    tiers = next;
  }
  const { hot, warm, cold } = tiers;
  return {
    tasks,
    after: { hot: hot.toFixed(), warm: warm.toFixed(), cold: cold.toFixed() },
    end,
    tooSmall,
  };
}

/** Tasks of a forecast that differ in their check alone. */
export interface FlowStep {
  direction: TaskDirection;
  faults: readonly FlowFault[];
  count: number;
  total: string;
  /** The checks that make them. */
  first: number;
  last: number;
}

/** The tasks by direction, in the order in which each begins. */
export function stepsOf(tasks: readonly FlowTask[]): FlowStep[] {
  const steps = new Map<string, FlowStep>();
  for (const { direction, faults, amount, check } of tasks) {
    const key = `${direction} ${faults.join()}`;
    const step = steps.get(key);
    steps.set(key, {
      direction,
      faults,
      count: (step?.count ?? 0) + 1,
      total: new Big(step?.total ?? 0).plus(amount).toFixed(),
      first: step?.first ?? check,
      last: check,
    });
  }
  return [...steps.values()];
}

/** What limits that are allowed do not achieve. */
export type LimitNote = 'hotUpper' | 'hotLower' | 'warmUpper' | 'hotMinimum' | 'warmMinimum';

/**
 * Where a single task is too small to reach the target, so that tasks stop once the limit is kept again; and where a
 * minimum is so large that a balance just outside of its limits is left as it is.
 */
export function limitNotes(limits: FundLimits): LimitNote[] {
  const { hot_lower, hot_target, hot_upper, warm_target, warm_upper } = limits;
  const [min, max] = [new Big(limits.min_task_amount), new Big(limits.max_task_amount)];
  const [over, under] = [new Big(hot_upper).minus(hot_target), new Big(hot_target).minus(hot_lower)];
  const warm = new Big(warm_upper).minus(warm_target);
  const notes: [LimitNote, boolean][] = [
    ['hotUpper', max.lt(over)],
    // A balance is never below nothing.
    ['hotLower', max.lt(under) && new Big(hot_lower).gt(0)],
    ['warmUpper', max.lt(warm)],
    ['hotMinimum', min.gt(over) || (min.gt(under) && new Big(hot_lower).gt(0))],
    ['warmMinimum', min.gt(warm)],
  ];
  return notes.flatMap(([note, isThere]) => (isThere ? [note] : []));
}
