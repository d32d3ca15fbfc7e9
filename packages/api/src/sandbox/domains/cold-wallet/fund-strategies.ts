import Big from 'big.js';
import type { TaskDirection } from '../../../domains/cold-wallet/cold-wallet.schema.ts';
import { BadField } from '../../wire/refuse.ts';
import { coinOf, walletOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { endTask, faultsOf, moveOf, newTask, startTask, taskNow } from './cold-tasks.ts';
import type { FundStrategyRow } from './cold-wallet-tables.ts';
import { fundsIn, hotFunds, tiersOf, type Tiers } from './tiers.ts';
import { payWarm } from './to-warm.ts';
import { minute } from '../../../core/durations.ts';

type Limits = Pick<
  FundStrategyRow,
  | 'hot_lower'
  | 'hot_target'
  | 'hot_upper'
  | 'warm_target'
  | 'warm_upper'
  | 'min_task_amount'
  | 'max_task_amount'
>;

const below = (one: string, other: string) => new Big(one).lt(other);

/** Refuses limits that contradict each other, by the first that does. */
export function checkLimits(limits: Limits, decimals: number): void {
  for (const [name, value] of Object.entries(limits)) {
    if ((value.split('.')[1] ?? '').length > decimals) throw new BadField(name, 'format');
  }
  const { hot_lower, hot_target, hot_upper, warm_target, warm_upper, min_task_amount, max_task_amount } =
    limits;
  if (!below(hot_lower, hot_target)) throw new BadField('hot_target', 'order');
  if (!below(hot_target, hot_upper)) throw new BadField('hot_upper', 'order');
  if (!below(warm_target, warm_upper)) throw new BadField('warm_upper', 'order');
  if (new Big(min_task_amount).lte(0)) throw new BadField('min_task_amount', 'range');
  if (below(max_task_amount, min_task_amount)) throw new BadField('max_task_amount', 'order');
}

/** What a strategy finds too much or too little, and by how much. */
function requestedMoves(
  world: World,
  row: FundStrategyRow,
  tiers: Tiers,
): { direction: TaskDirection; wanted: Big }[] {
  const hot = hotFunds(world, tiers, row.symbol).total;
  const warm = fundsIn(world, row.wallet_id, tiers.warm, row.symbol);
  return [
    ...(hot.gt(row.hot_upper) ? [{ direction: 2 as const, wanted: hot.minus(row.hot_target) }] : []),
    ...(hot.lt(row.hot_lower) ? [{ direction: 1 as const, wanted: new Big(row.hot_target).minus(hot) }] : []),
    ...(warm.gt(row.warm_upper) ? [{ direction: 3 as const, wanted: warm.minus(row.warm_target) }] : []),
  ];
}

function isUnderWay(world: World, row: FundStrategyRow, direction: TaskDirection): boolean {
  return world.coldTasks
    .where('wallet_id', row.wallet_id)
    .filter((task) => task.symbol === row.symbol && task.direction === direction)
    .some((task) => [0, 1, 2, 5].includes(taskNow(world, task).status));
}

function act(world: World, row: FundStrategyRow, tiers: Tiers, direction: TaskDirection, wanted: Big): void {
  const wallet = walletOf(world, row);
  const coin = coinOf(world, row);
  const most = wanted.gt(row.max_task_amount) ? new Big(row.max_task_amount) : wanted;
  const amount = most.round(coin.decimals, Big.roundDown).toFixed();
  if (new Big(amount).lt(row.min_task_amount)) return;
  const move = moveOf(world, wallet, coin, tiers, direction);
  const request = {
    wallet_id: row.wallet_id,
    direction,
    source: 1 as const,
    strategy_id: row.id,
    symbol: row.symbol,
    amount,
  };
  const faults = faultsOf(world, wallet, coin, tiers, direction, amount);
  if (faults.length > 0) endTask(world, newTask(world, request, move), 6, faults.join(', '));
  else if (direction === 2) {
    const order_id = payWarm(world, tiers, { symbol: row.symbol, amount, uid: 0, remark: '' }).id;
    newTask(world, { ...request, order_id }, move);
  } else startTask(world, newTask(world, request, move));
}

/** Looks again after the strategy's interval. */
export function scheduleLook(world: World, { id, check_interval_min }: FundStrategyRow): void {
  const at = world.clock.now() + check_interval_min * minute;
  world.clock.schedule({ at, kind: 'coldWallet.look', id });
}

/** A strategy looks at its balances, and moves what it has to. One that was changed meanwhile has another look coming. */
export function look(world: World, id: number): void {
  const row = world.fundStrategies.get(id);
  const now = world.clock.now();
  if (row === undefined || row.status === 0) return;
  const sinceChange = now - Math.max(row.updated_at, row.last_run_at);
  if (sinceChange < row.check_interval_min * minute) return;
  const tiers = tiersOf(world, walletOf(world, row), coinOf(world, row).base_symbol);
  if (tiers !== undefined) {
    for (const { direction, wanted } of requestedMoves(world, row, tiers)) {
      if (!isUnderWay(world, row, direction)) act(world, row, tiers, direction, wanted);
    }
  }
  scheduleLook(world, world.fundStrategies.update(row, { last_run_at: now }));
}
