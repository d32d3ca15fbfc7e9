import type { BillLine } from '../../../domains/billing/billing.schema.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import { known, type World } from '../../world/world.ts';
import { lockPrice, submitPayment } from '../billing/bill-payment.ts';
import { issueBill, settleItem } from '../billing/bill-states.ts';
import { pastBill } from '../billing/past-bill.seed.ts';
import { walletIds } from '../wallets/wallets.seed.ts';
import { proposedConfig, watchScope } from './kyt-config.ts';
import type { KytPlan, KytServiceRow } from './kyt-tables.ts';
import { day } from '../../../core/durations.ts';

const { owner } = people;
const { treasury, operations } = walletIds;

/** The services of the first wallet: enforced, over, only bought, never bought. */
export const kytServiceIds = {
  chainward: 5601,
  amberlight: 5602,
  traceAtlas: 5603,
  ledgerLens: 5604,
} as const;

const plan = (plan_name: string, price: string, period_days: number, quota: number): KytPlan => ({
  plan_name,
  price,
  period_days,
  quota,
});

const providers: readonly (readonly [name: string, offer: KytPlan])[] = [
  ['Chainward', plan('Year', '2400', 365, 20_000)],
  ['Amberlight', plan('Quarter', '540', 90, 2000)],
  ['Trace Atlas', plan('Month', '160', 30, 500)],
  ['Ledger Lens', plan('Month', '210', 30, 800)],
];

function lineOf({ name, offer }: KytServiceRow): BillLine {
  const { plan_name, price, quota } = offer;
  return { name: `${name}, ${plan_name}: ${quota} screenings`, qty: 1, unit_price: price, amount: price };
}

/** A plan that was paid for before the history begins. */
function bought(world: World, service: KytServiceRow, start_time: number): void {
  const order_id = world.nextId('kytOrder');
  const { wallet_id, service_id, offer } = service;
  const expire_time = start_time + offer.period_days * day;
  const { bill_id } = pastBill(world, {
    wallet_id,
    bill_type: 4,
    items: [lineOf(service)],
    subject: String(order_id),
    created_at: start_time - day,
    due_time: start_time + 13 * day,
    pay_time: start_time,
    period_start: start_time,
    period_end: expire_time,
  });
  const created_at = start_time - day;
  world.kytOrders.insert({
    order_id,
    wallet_id,
    service_id,
    plan: offer,
    bill_id,
    created_at,
    start_time,
    expire_time,
  });
  world.kytServices.update(service, { open_status: 1, expire_time });
}

/** A plan is ordered; its bill may be paid within two weeks. */
function order(world: World, service: KytServiceRow): number {
  const order_id = world.nextId('kytOrder');
  const { wallet_id, service_id, offer } = service;
  const created_at = world.clock.now();
  const { bill_id } = issueBill(world, {
    wallet_id,
    bill_type: 4,
    items: [lineOf(service)],
    subject: String(order_id),
    due_time: created_at + 14 * day,
  });
  const unpaid = { start_time: null, expire_time: null };
  world.kytOrders.insert({ order_id, wallet_id, service_id, plan: offer, bill_id, created_at, ...unpaid });
  return bill_id;
}

/** Providers: in the first wallet one that is enforced, one that is over with its renewal to be paid, one only bought; none in the second. */
export function seedKytServices(world: World, history: History): void {
  const begin = world.clock.now();
  const { chainward, amberlight, traceAtlas } = kytServiceIds;
  for (const [index, [name, offer]] of providers.entries())
    for (const [wallet_id, base] of [
      [treasury, 5601],
      [operations, 5611],
    ] as const)
      world.kytServices.insert({
        service_id: base + index,
        wallet_id,
        name,
        status: 0,
        config_status: 0,
        open_status: 0,
        expire_time: 0,
        offer,
      });
  const serviceOf = (id: number) => known(world.kytServices.get(id), `KYT service ${id}`);

  bought(world, serviceOf(chainward), begin - 200 * day);
  bought(world, serviceOf(amberlight), begin - 11 * day);
  for (const id of [chainward, amberlight]) {
    const service = world.kytServices.update(serviceOf(id), { config_status: 1 });
    const since = { test_time: begin - 9 * day, updated_at: begin - 9 * day, updated_by: owner.uid };
    world.kytConfigs.insert({ ...proposedConfig(world, service), test_result: 1, ...since });
  }
  world.kytServices.update(serviceOf(chainward), { status: 1 });
  watchScope(world, treasury);

  history.ago(11 * day, () => void order(world, serviceOf(amberlight)));
  let bill = 0;
  history.ago(7 * day, () => {
    bill = order(world, serviceOf(traceAtlas));
  });
  history.ago(6 * day, () => {
    const row = known(world.bills.get(bill), `bill ${bill}`);
    lockPrice(world, row, 'TUSDT');
    settleItem(world, row, owner);
    submitPayment(world, known(world.bills.get(bill), `bill ${bill}`), owner.uid, world.random.hex(64));
  });
}
