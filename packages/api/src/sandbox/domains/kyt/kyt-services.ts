import { codes } from '../../../core/codes.ts';
import type { KytService } from '../../../domains/kyt/kyt.schema.ts';
import type { World } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import { watchScope } from './kyt-config.ts';
import { roomOf } from './kyt-orders.ts';
import { movementOf } from './kyt-records.ts';
import type { KytRecordRow, KytServiceRow } from './kyt-tables.ts';

/** A service as its people see it. */
export function serviceOf(world: World, row: KytServiceRow): KytService {
  const { total, used, plan } = roomOf(world, row.service_id);
  const { plan_name, price, period_days, quota } = plan?.plan ?? row.offer;
  return {
    id: row.service_id,
    name: row.name,
    logo: '',
    status: row.status,
    config_status: row.config_status,
    open_status: row.open_status,
    expire_time: row.expire_time,
    package_total: total,
    package_used: used,
    plan_name,
    price,
    period_days,
    quota,
  };
}

/** What keeps a service from being closed: what is screened now or waits for a person, the newest first. */
export function blockingRecords(world: World, { service_id }: KytServiceRow): KytRecordRow[] {
  return world.kytRecords
    .where('service_id', service_id)
    .filter((record) => [1, 3].includes(movementOf(world, record).kyt_status))
    .reverse();
}

/** A service is not closed while records are screened now or wait for a person. */
function checkClosing(world: World, service: KytServiceRow): void {
  const blocking_count = blockingRecords(world, service).length;
  if (blocking_count > 0) throw new Refused(codes.alreadyHandled, {}, { blocking_count });
}

/** Begins to enforce a service, in place of any other, or ends it. */
export function switchService(world: World, service: KytServiceRow, status: 0 | 1): void {
  if (service.status === status) throw new Refused(codes.alreadyHandled);
  if (status === 0) checkClosing(world, service);
  else {
    if (service.open_status === 0) throw new BadField('open_status', 'missing');
    if (service.expire_time <= world.clock.now()) throw new BadField('expire_time', 'range');
    if (service.config_status === 0) throw new BadField('config_status', 'missing');
    const replaced = world.kytServices
      .where('wallet_id', service.wallet_id)
      .filter((row) => row.status === 1);
    for (const other of replaced) checkClosing(world, other);
    for (const other of replaced) world.kytServices.update(other, { status: 0 });
  }
  world.kytServices.update(service, { status });
  watchScope(world, service.wallet_id);
}
