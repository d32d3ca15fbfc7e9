import type { BillLine, BillType } from '../../../domains/billing/billing.schema.ts';
import { coinOf, personOf } from '../../world/access.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import { known, type World } from '../../world/world.ts';
import { newHash } from '../transactions/deposit-lifecycle.ts';
import { walletIds } from '../wallets/wallets.seed.ts';
import { lockPrice, submitPayment, takePayment } from './bill-payment.ts';
import { awaitRenewal, issueBill, settleItem } from './bill-states.ts';
import { periodAfter, planOf } from './packages.ts';
import { pastBill } from './past-bill.seed.ts';
import { day } from '../../../core/durations.ts';

const { treasury, operations } = walletIds;
const { owner, admin } = people;

const line = (name: string, qty: number, unit_price: string, amount = unit_price): BillLine => ({
  name,
  qty,
  unit_price,
  amount,
});

/** A bill of a while ago: what for, for how many days it may be paid, and how it went on. */
interface SeedBill {
  ago: number;
  wallet_id: number;
  bill_type: BillType;
  item: BillLine;
  subject?: string;
  due: number;
  /** Paid so long after it was made, with that coin; only in part where an amount is named. */
  paid?: { after: number; symbol: string; amount?: string };
}

const bills: readonly SeedBill[] = [
  {
    ago: 83 * day,
    wallet_id: treasury,
    bill_type: 3,
    item: line('Opening DOGE', 1, '300'),
    subject: 'DOGE',
    due: 14,
    paid: { after: day, symbol: 'TUSDT' },
  },
  {
    ago: 62 * day,
    wallet_id: treasury,
    bill_type: 6,
    item: line('Transfers beyond the package', 240, '0.2', '48'),
    due: 14,
  },
  {
    ago: 40 * day,
    wallet_id: operations,
    bill_type: 5,
    item: line('Delegated energy and bandwidth, October', 1, '36.4'),
    due: 14,
    paid: { after: 2 * day, symbol: 'TRX' },
  },
  {
    ago: 17 * day,
    wallet_id: treasury,
    bill_type: 6,
    item: line('Transfers beyond the package', 410, '0.2', '82'),
    due: 14,
  },
  {
    ago: 6 * day,
    wallet_id: treasury,
    bill_type: 3,
    item: line('Opening SOL', 1, '300'),
    subject: 'SOL',
    due: 14,
    paid: { after: 2 * day, symbol: 'USDTERC20', amount: '250' },
  },
  {
    ago: 2 * day,
    wallet_id: operations,
    bill_type: 3,
    item: line('Opening POL', 1, '300'),
    subject: 'MATIC1',
    due: 14,
    paid: { after: 2 * day - 40_000, symbol: 'ETH' },
  },
];

/** Packages that were paid for before, whose time is in the wallets' rows already; one was given back. */
function seedPackages(world: World, history: History): void {
  for (const wallet of world.wallets.all()) {
    const { wallet_id, package_name, package_expire_time: end } = wallet;
    const { price, period } = planOf(package_name);
    awaitRenewal(world, wallet_id);
    if (price === '0') continue;
    const start = periodAfter(end, period, -1);
    pastBill(world, {
      wallet_id,
      bill_type: wallet_id === treasury ? 1 : 2,
      items: [line(`${package_name}, one ${period}`, 1, price)],
      subject: package_name,
      discount: wallet_id === treasury ? '580' : '0',
      period_start: start,
      period_end: end,
      created_at: start - 3 * day,
      due_time: start,
      pay_time: start - 2 * day,
    });
  }
  history.ago(55 * day, () => {
    const now = world.clock.now();
    const bill = pastBill(world, {
      wallet_id: treasury,
      bill_type: 1,
      items: [line('Ten additional sub-wallets', 10, '24', '240')],
      subject: 'Business',
      created_at: now,
      due_time: now + 14 * day,
      pay_time: now,
    });
    // Ordered by mistake, and given back.
    world.bills.update(bill, { status: 6 });
  });
}

/** Bills of every state: unpaid, paid a moment ago, paid, overdue, closed, paid in part, given back. */
export function seedBilling(world: World, history: History): void {
  seedPackages(world, history);
  for (const { ago, wallet_id, bill_type, item, subject = '', due, paid } of bills) {
    let id = 0;
    history.ago(ago, () => {
      const due_time = world.clock.now() + due * day;
      id = issueBill(world, { wallet_id, bill_type, items: [item], subject, due_time }).bill_id;
    });
    if (paid === undefined) continue;
    history.ago(ago - paid.after, () => {
      const bill = known(world.bills.get(id), `bill ${id}`);
      const payer = personOf(world, wallet_id === operations ? admin.uid : owner.uid);
      lockPrice(world, bill, paid.symbol);
      settleItem(world, bill, payer);
      const locked = known(world.bills.get(id), `bill ${id}`);
      const txid = newHash(world, coinOf(world, { symbol: paid.symbol }));
      if (paid.amount === undefined) submitPayment(world, locked, payer.uid, txid);
      else takePayment(world, locked, [{ amount: paid.amount, txid }]);
    });
  }
}
