import type { KytDirection } from '../../../domains/kyt/kyt-config.schema.ts';
import type { DepositRow, OrderRow, TransactionRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { handlingOf, inForce } from './judge.ts';
import type { KytRecordRow, KytStep } from './kyt-tables.ts';
import { minute } from '../../../core/durations.ts';

/** What can be screened: money that comes in, and payments. */
export type Screened = DepositRow | OrderRow;

function isScreened(row: TransactionRow): row is Screened {
  return (row.trans_kind === 'deposit' || row.trans_kind === 'withdraw') && row.kyt_status !== 0;
}

/** The movement a record is about. */
export function movementOf(world: World, { trans_id }: Pick<KytRecordRow, 'trans_id'>): Screened {
  const row = world.transactions.get(trans_id);
  if (row?.trans_kind !== 'deposit' && row?.trans_kind !== 'withdraw')
    throw new Error(`The sandbox's world has no screened movement ${trans_id}`);
  return row;
}

/** Which way a movement goes. */
export function directionOf({ trans_kind }: Screened): KytDirection {
  return trans_kind;
}

/** Writes down that a movement was screened, with what the configuration in force has for it. */
export function keepRecord(world: World, row: TransactionRow): void {
  const force = inForce(world, row.wallet_id);
  if (!isScreened(row) || force === undefined) return;
  const { config, service } = force;
  const now = world.clock.now();
  const { level } = row.kyt;
  const handling = handlingOf(world, row.wallet_id, directionOf(row), level);
  const { breaker, timeout } = config;
  const step: KytStep = { kyt_status: row.kyt_status, time: now, uid: 0, remark: '' };
  const { record_id } = world.kytRecords.insert({
    record_id: world.nextId('kytRecord'),
    wallet_id: row.wallet_id,
    sub_wallet_id: row.sub_wallet_id,
    trans_id: row.id,
    service_id: service.service_id,
    rule: level === 0 ? 0 : handling,
    rules: [
      ...(config.tripped_at > 0 ? [{ name: 'breaker', level: breaker.level, handling } as const] : []),
      ...(level === 0 ? [] : [{ name: 'level', level, handling } as const]),
    ],
    handle_type: 0,
    handled_by: 0,
    handle_remark: '',
    handle_at: 0,
    // Passing, holding and freezing come after it was looked at.
    steps: row.kyt_status === 1 ? [step] : [{ ...step, kyt_status: 1 }, step],
    created_at: now,
  });
  const isTripping = breaker.status === 1 && config.tripped_at === 0 && level >= breaker.level;
  if (isTripping) world.kytConfigs.update(config, { tripped_at: now });
  if (row.kyt_status === 1)
    world.clock.schedule({ at: now + timeout.minutes * minute, kind: 'kyt.timeout', id: record_id });
}

/** A record comes to another state: so does its movement, unless that has been moved already. */
export function step(
  world: World,
  record: KytRecordRow,
  kyt_status: KytStep['kyt_status'],
  by: { uid: number; remark: string } = { uid: 0, remark: '' },
): KytRecordRow {
  const now = world.clock.now();
  const row = movementOf(world, record);
  if (row.kyt_status !== kyt_status)
    world.transactions.update<Screened>(row, { kyt_status, updated_at: now });
  return world.kytRecords.update(record, { steps: [...record.steps, { kyt_status, time: now, ...by }] });
}

/** The record of a number. */
export function recordAt(world: World, id: number): KytRecordRow {
  return known(world.kytRecords.get(id), `KYT record ${id}`);
}
