import Big from 'big.js';
import type { HeldBy } from '../../../domains/transactions/transactions.schema.ts';
import { DepositStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf } from '../../world/access.ts';
import type { DepositRow, NftDepositRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { blocksAtOnce, blockTime } from './chain-time.ts';
import { move } from './moved.ts';

/** Money or a collectible that comes in. */
export type IncomingRow = DepositRow | NftDepositRow;

/** Screening results that keep a deposit from being credited: under way, a risk, frozen, not answered in time. */
const holding: readonly number[] = [1, 3, 4, 7];

/** What came in under a number, as it is now. */
export function incomingAt(world: World, id: number): IncomingRow | undefined {
  const row = world.transactions.get(id);
  return row?.trans_kind === 'deposit' || row?.trans_kind === 'nft' ? row : undefined;
}

/** The deposit of a number, as it is now. */
export function depositAt(world: World, id: number): DepositRow | undefined {
  const row = world.transactions.get(id);
  return row?.trans_kind === 'deposit' ? row : undefined;
}

/** Waits for so many blocks of the deposit's chain. */
export function awaitDepositBlock(world: World, row: IncomingRow, blocks = 1): void {
  const at = world.clock.now() + blockTime(world, coinOf(world, row)) * blocks;
  world.clock.schedule({ at, kind: 'deposit.block', id: row.id });
}

function reach<Row extends IncomingRow>(
  world: World,
  row: Row,
  status: DepositStatus,
  change: Partial<Row>,
): Row {
  const passed =
    status === row.status ? row.passed : [...(row.passed ?? []), { status, time: world.clock.now() }];
  return move(world, row, { ...change, status, ...(passed === undefined ? {} : { passed }) });
}

function hold(world: World, row: IncomingRow, why: HeldBy, change: Partial<IncomingRow> = {}): void {
  reach<IncomingRow>(world, row, DepositStatus.abnormal, { ...change, held_by: why });
}

/** Blocks have come: from the first on it is confirmed; with all it is credited, or held where its origin or its memo is wrong. */
export function depositBlock(world: World, id: number): void {
  const row = incomingAt(world, id);
  if (row === undefined || row.status >= DepositStatus.credited) return;
  const coin = coinOf(world, row);
  const { deposit_confirmation: needed } = coin;
  const blocks = row.confirmations === 0 ? 1 : blocksAtOnce(world, coin);
  const confirmations = Math.min(needed, row.confirmations + blocks);
  if (confirmations < needed) {
    const confirmed = reach<IncomingRow>(world, row, DepositStatus.confirmed, { confirmations });
    awaitDepositBlock(world, confirmed, Math.min(needed - confirmations, blocksAtOnce(world, coin)));
    return;
  }
  if (row.held_by === 'memo') hold(world, row, 'memo', { confirmations });
  else if (holding.includes(row.kyt_status)) hold(world, row, 'risk', { confirmations });
  else reach<IncomingRow>(world, row, DepositStatus.credited, { confirmations });
}

/** The chain drops the block a deposit was in, before it was credited: it is held until it is seen again. */
export function dropFromChain(world: World, id: number): void {
  const row = incomingAt(world, id);
  if (row === undefined || row.status >= DepositStatus.credited) return;
  hold(world, row, 'reorg', { confirmations: 0 });
  const { deposit_confirmation } = coinOf(world, row);
  const at = world.clock.now() + blockTime(world, coinOf(world, row)) * (deposit_confirmation + 3);
  world.clock.schedule({ at, kind: 'deposit.seenAgain', id });
}

/** A dropped deposit is in a block again, with all its confirmations; where its origin is a risk it stays held for that. */
export function seeAgain(world: World, id: number): void {
  const row = incomingAt(world, id);
  if (row?.status !== DepositStatus.abnormal || row.held_by !== 'reorg') return;
  const confirmations = coinOf(world, row).deposit_confirmation;
  if (holding.includes(row.kyt_status)) hold(world, row, 'risk', { confirmations });
  else reach<IncomingRow>(world, row, DepositStatus.credited, { confirmations });
}

/** What kept a deposit is settled: it is credited, or will be with its last block. One that a chain dropped waits for its chain. */
export function releaseDeposit(world: World, id: number): void {
  const row = depositAt(world, id);
  if (row === undefined) return;
  const kyt_status = holding.includes(row.kyt_status) ? 5 : row.kyt_status;
  const isHeld = row.status === DepositStatus.abnormal && row.held_by !== 'reorg';
  reach(world, row, isHeld ? DepositStatus.credited : row.status, { kyt_status });
}

/** A deposit that is not credited stays so: it is held, at the latest with its last block, until it is released or given back. */
export function freezeDeposit(world: World, id: number): void {
  const row = depositAt(world, id);
  if (row === undefined) return;
  if (row.status === DepositStatus.credited || row.status === DepositStatus.returned) return;
  move(world, row, { kyt_status: 4 });
}

/** So much of a deposit has gone back to where it came from; once all of it has, it is returned. */
export function refundDeposit(world: World, id: number, amount?: string): void {
  const row = depositAt(world, id);
  if (row === undefined) return;
  const refunded = new Big(row.refund_amount ?? 0).plus(amount ?? row.amount);
  const refund_amount = refunded.toFixed();
  if (refunded.gte(row.amount))
    reach(world, row, DepositStatus.returned, { refund_amount, kyt_status: row.kyt_status === 0 ? 0 : 6 });
  else move(world, row, { refund_amount });
}
