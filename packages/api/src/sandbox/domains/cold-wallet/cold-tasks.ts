import Big from 'big.js';
import { addressKey } from '../../../addresses/index.ts';
import type {
  MoveFault,
  TaskDirection,
  TaskEvent,
  TaskStatus,
} from '../../../domains/cold-wallet/cold-wallet.schema.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf } from '../../world/access.ts';
import { costOf } from '../../world/ledger.ts';
import type { CoinRow, OutgoingRow, WalletRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { arrive, blockTime, newHash } from '../transactions/deposit-lifecycle.ts';
import { quoteFee } from '../withdrawals/fee-quote.ts';
import { outgoingAt } from '../withdrawals/order-lifecycle.ts';
import type { ColdContractRow, ColdTaskRow } from './cold-wallet-tables.ts';
import { freeFunds, fundStrategyOf, hotFunds, voteFreeOf, type Tiers } from './tiers.ts';
import { minute } from '../../../core/durations.ts';

const broadcastDelay = 3_000;
/** After so long a task that still runs is an exception. */
export const patience = 30 * minute;
const retryDelay = 10 * minute;

/** What a move would be: between which addresses, of how much at most, at which fee. */
export interface Move {
  from: string;
  to: string;
  free: Big;
  fee: string;
  min: string;
  max: string;
}

/** The facts of a move. */
export function moveOf(
  world: World,
  wallet: WalletRow,
  coin: CoinRow,
  tiers: Tiers,
  direction: TaskDirection,
): Move {
  const { hotAddress, warm, cold } = tiers;
  const strategy = fundStrategyOf(world, wallet.wallet_id, coin.symbol);
  const to = direction === 1 ? hotAddress : direction === 2 ? warm.address : cold.address;
  const isHot = direction === 2;
  const free = isHot
    ? hotFunds(world, tiers, coin.symbol).free
    : freeFunds(world, wallet.wallet_id, warm, coin.symbol);
  return {
    from: isHot ? hotAddress : warm.address,
    to,
    free,
    fee: quoteFee(world, coin, wallet.wallet_id, to).trans_fee,
    min: strategy?.min_task_amount ?? coin.min_withdraw,
    max: strategy?.max_task_amount ?? free.toFixed(),
  };
}

/** Everything that would keep a move from beginning. */
export function faultsOf(
  world: World,
  wallet: WalletRow,
  coin: CoinRow,
  tiers: Tiers,
  direction: TaskDirection,
  amount: string,
): MoveFault[] {
  const { free, fee, min, max } = moveOf(world, wallet, coin, tiers, direction);
  const voteFree = voteFreeOf(wallet.wallet_id, coin.base_symbol);
  const gas = direction === 2 ? hotFunds(world, tiers, coin.base_symbol).free : new Big(voteFree.balance);
  const forFee = direction === 2 && coin.symbol === coin.base_symbol ? gas.minus(amount) : gas;
  const faults: [MoveFault, boolean][] = [
    ['decimals', (amount.split('.')[1] ?? '').length > coin.decimals],
    ['voteFreeNotSet', direction !== 2 && !tiers.warm.vote_free],
    ['belowMin', new Big(amount).lte(0) || new Big(amount).lt(min)],
    ['balance', free.lt(amount)],
    ['aboveMax', new Big(amount).gt(max)],
    ['gas', forFee.lt(fee)],
  ];
  return faults.flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

/** Adds what has happened to a task to its story. */
function tell(
  world: World,
  task: ColdTaskRow,
  event: TaskEvent,
  change: Partial<ColdTaskRow> = {},
  note = '',
): ColdTaskRow {
  const at = world.clock.now();
  return world.coldTasks.update(task, { ...change, timeline: [...task.timeline, { event, at, note }] });
}

type TaskRequest = Pick<
  ColdTaskRow,
  'wallet_id' | 'direction' | 'source' | 'strategy_id' | 'symbol' | 'amount'
> &
  Partial<Pick<ColdTaskRow, 'remark' | 'creator_uid' | 'order_id'>>;

/** Writes a task down; nothing moves yet. */
export function newTask(
  world: World,
  request: TaskRequest,
  { from, to, fee }: Pick<Move, 'from' | 'to' | 'fee'>,
): ColdTaskRow {
  return world.coldTasks.insert({
    remark: '',
    creator_uid: 0,
    order_id: 0,
    ...request,
    task_id: world.nextId('task'),
    address_from: from,
    address_to: to,
    txid: '',
    fee,
    status: 0,
    created_at: world.clock.now(),
    finished_at: 0,
    fail_reason: '',
    timeline: [],
  });
}

/** A task that a contract carries out begins: its call goes out a little later. */
export function startTask(world: World, task: ColdTaskRow): void {
  const now = world.clock.now();
  tell(world, task, 'start', { status: 2 });
  world.clock.schedule({ at: now + broadcastDelay, kind: 'coldWallet.broadcast', id: task.task_id });
  world.clock.schedule({ at: now + patience, kind: 'coldWallet.late', id: task.task_id });
}

/** A task comes to nothing before it has begun. */
export function endTask(world: World, task: ColdTaskRow, status: 6 | 7, reason: string): ColdTaskRow {
  const change = { status, fail_reason: reason, finished_at: world.clock.now() };
  return status === 6
    ? tell(world, task, 'start_fail', change, reason)
    : world.coldTasks.update(task, change);
}

const isRunning = ({ status }: ColdTaskRow) => status === 2 || status === 5;

/** The call of the contract goes out; a chain that is suspended takes it later. */
export function broadcastTask(world: World, taskId: number): void {
  const task = world.coldTasks.get(taskId);
  if (task === undefined || !isRunning(task)) return;
  const coin = coinOf(world, task);
  const at = world.clock.now();
  if (world.chains.get(coin.base_symbol)?.enable_withdraw !== true) {
    world.clock.schedule({ at: at + retryDelay, kind: 'coldWallet.broadcast', id: taskId });
    return;
  }
  world.coldTasks.update(task, { txid: newHash(world, coin) });
  const done = at + blockTime(world, coin) * coin.withdraw_confirmation;
  world.clock.schedule({ at: done, kind: 'coldWallet.confirmed', id: taskId });
}

function put(world: World, contract: ColdContractRow, symbol: string, change: Big | string): void {
  const amount = new Big(contract.funds[symbol] ?? 0).plus(change).toFixed();
  world.coldContracts.update(contract, { funds: { ...contract.funds, [symbol]: amount } });
}

/** The call is confirmed: what lay in the warm contract lies in the other tier. */
export function confirmTask(world: World, taskId: number): void {
  const task = world.coldTasks.get(taskId);
  if (task === undefined || !isRunning(task)) return;
  const coin = coinOf(world, task);
  const { symbol, amount, address_from, address_to, txid } = task;
  const at = (address: string) => world.coldContracts.get(`${coin.base_symbol}/${address}`);
  const warm = known(at(address_from), `contract ${address_from}`);
  const finished_at = world.clock.now();
  put(world, warm, symbol, new Big(amount).neg());
  const cold = at(address_to);
  if (cold !== undefined) put(world, cold, symbol, amount);
  else {
    const [home] = world.addresses.where('key', addressKey(coin.base_symbol, address_to));
    const sub_wallet_id = known(home, `address ${address_to}`).sub_wallet_id;
    arrive(world, { sub_wallet_id, symbol, amount, address_from, address_to, txid });
  }
  tell(world, task, 'success', { status: 3, finished_at });
}

/** It takes longer than it should. */
export function lateTask(world: World, taskId: number): void {
  const task = world.coldTasks.get(taskId);
  if (task?.status === 2) tell(world, task, 'exception', { status: 5 }, 'The chain has not confirmed it yet');
}

const statusOfOrder: Record<WithdrawStatus, TaskStatus> = {
  [WithdrawStatus.awaitingApproval]: 1,
  [WithdrawStatus.awaitingSignature]: 1,
  [WithdrawStatus.inPayment]: 2,
  [WithdrawStatus.done]: 3,
  [WithdrawStatus.failed]: 4,
  [WithdrawStatus.notApproved]: 7,
  [WithdrawStatus.rejected]: 7,
  [WithdrawStatus.rejectedBySystem]: 6,
  [WithdrawStatus.autoCancelled]: 7,
  [WithdrawStatus.discarded]: 7,
};

function storyOf(order: OutgoingRow): ColdTaskRow['timeline'] {
  const { status, signed_at, finished_at = 0, fail_reason = '' } = order;
  const ending: TaskEvent | undefined =
    status === WithdrawStatus.done ? 'success' : status === WithdrawStatus.failed ? 'fail' : undefined;
  return [
    ...(signed_at === undefined ? [] : [{ event: 'start' as const, at: signed_at, note: '' }]),
    ...(ending === undefined ? [] : [{ event: ending, at: finished_at, note: fail_reason }]),
  ];
}

/** A task as it is now: what an order moves stands where its order stands. */
export function taskNow(world: World, task: ColdTaskRow): ColdTaskRow {
  const order = outgoingAt(world, task.order_id);
  if (order === undefined) return task;
  return {
    ...task,
    status: statusOfOrder[order.status],
    txid: order.txid,
    fee: costOf(order),
    finished_at: order.finished_at ?? 0,
    fail_reason: order.fail_reason ?? '',
    timeline: storyOf(order),
  };
}
