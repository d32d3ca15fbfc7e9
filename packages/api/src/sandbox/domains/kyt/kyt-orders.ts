import type { KytCharge, KytOrder } from '../../../domains/kyt/kyt.schema.ts';
import { known, type World } from '../../world/world.ts';
import type { KytOrderRow, KytRecordRow } from './kyt-tables.ts';
import { day } from '../../../core/durations.ts';

/** A paid order begins: at once, or when the plan before it ends. */
export function startOrder(world: World, orderId: number): void {
  const order = known(world.kytOrders.get(orderId), `KYT order ${orderId}`);
  const service = known(world.kytServices.get(order.service_id), `KYT service ${order.service_id}`);
  const start_time = Math.max(world.clock.now(), service.expire_time);
  const expire_time = start_time + order.plan.period_days * day;
  world.kytOrders.update(order, { start_time, expire_time });
  world.kytServices.update(service, { open_status: 1, expire_time });
}

function billOf(world: World, { bill_id }: KytOrderRow) {
  return known(world.bills.get(bill_id), `bill ${bill_id}`);
}

/** An order as its people see it; whether it is paid stands in its bill. */
export function orderOf(world: World, row: KytOrderRow): KytOrder {
  const { order_id, service_id, plan, bill_id, created_at, start_time, expire_time } = row;
  const { plan_name, period_days, quota, price } = plan;
  const bill = billOf(world, row);
  return {
    order_id,
    service_id,
    provider: known(world.kytServices.get(service_id), `KYT service ${service_id}`).name,
    plan_name,
    period_days,
    quota,
    amount: price,
    symbol: 'USDT',
    bill_id,
    status: bill.status,
    created_at,
    pay_time: bill.pay_time,
    start_time,
    expire_time,
  };
}

function screenedIn(world: World, { service_id, start_time, expire_time }: KytOrderRow): KytRecordRow[] {
  const from = start_time ?? Infinity;
  const to = expire_time ?? Infinity;
  return world.kytRecords
    .where('service_id', service_id)
    .filter(({ created_at }) => created_at >= from && created_at < to);
}

function monthOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

/** An order with how much of it is used. */
export function chargeOf(world: World, row: KytOrderRow): KytCharge {
  const screened = screenedIn(world, row);
  const months = new Map<number, number>();
  for (const { created_at } of screened) {
    const month = monthOf(created_at);
    months.set(month, (months.get(month) ?? 0) + 1);
  }
  return {
    ...orderOf(world, row),
    used: screened.length,
    remaining: Math.max(0, row.plan.quota - screened.length),
    items: [...billOf(world, row).items],
    usage: [...months]
      .sort(([one], [other]) => one - other)
      .map(([month_start, count]) => ({ month_start, screened: count })),
  };
}

/** The plans of a service that run now: how many screenings there are in them, and how many are used. */
export function roomOf(
  world: World,
  serviceId: number,
): { total: number; used: number; plan: KytOrderRow | undefined } {
  const now = world.clock.now();
  const running = world.kytOrders
    .where('service_id', serviceId)
    .filter(({ start_time, expire_time }) => (start_time ?? Infinity) <= now && now < (expire_time ?? 0));
  return {
    total: running.reduce((sum, { plan }) => sum + plan.quota, 0),
    used: running.reduce((sum, order) => sum + screenedIn(world, order).length, 0),
    plan: running.at(-1),
  };
}
