import Big from 'big.js';
import type { World } from '../../world/world.ts';
import type { BillRow } from './billing-tables.ts';
import type { NewBill } from './bill-states.ts';

interface Past extends NewBill {
  created_at: number;
  pay_time: number;
}

/** A bill that was paid before the history begins, or whose effect is there already. */
export function pastBill(world: World, { created_at, pay_time, ...facts }: Past): BillRow {
  const { discount = '0', period_start = null, period_end = null, items } = facts;
  const whole = items.reduce((sum, line) => sum.plus(line.amount), new Big(0));
  const amount = whole.minus(discount).toFixed();
  return world.bills.insert({
    ...facts,
    discount,
    period_start,
    period_end,
    bill_id: world.nextId('bill'),
    status: 2,
    amount,
    pay_time,
    created_at,
    lock: null,
    payments: [
      { symbol: 'TUSDT', amount, credited: amount, txid: world.random.hex(64), created_at: pay_time },
    ],
  });
}
