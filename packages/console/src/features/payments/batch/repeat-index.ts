import Big from 'big.js';
import { repeatsIn, type Repeatable } from './repeats-in-sheet.rules.ts';
import type { Line } from './sheet-tally.ts';

/** Which payment a row is: the coin and the account it is of. Null while it is not in order. */
function paymentOf({ row, check }: Line): Repeatable | null {
  if (check === null || check.coin === null || check.account === null || check.amount === null) return null;
  return { key: row.key, group: `${check.coin.symbol} ${check.account}`, amount: new Big(check.amount) };
}

/** Knows which rows pay the same account in the same coin; compares only where something changed. */
export function createRepeatIndex() {
  const groups = new Map<string, Map<number, Repeatable>>();
  const touched = new Set<string>();
  return {
    enter(line: Line) {
      const payment = paymentOf(line);
      if (payment === null) return;
      const members = groups.get(payment.group) ?? new Map<number, Repeatable>();
      groups.set(payment.group, members.set(payment.key, payment));
      touched.add(payment.group);
    },
    leave(line: Line) {
      const payment = paymentOf(line);
      // Most rows that leave were never in order, and so never in here.
      if (payment !== null && groups.get(payment.group)?.delete(payment.key) === true)
        touched.add(payment.group);
    },
    /** Of every row in a group that changed: the row it repeats, or null. */
    settle(): Map<number, number | null> {
      const settled = new Map<number, number | null>();
      for (const group of touched) {
        const members = groups.get(group) ?? new Map<number, Repeatable>();
        const repeats = repeatsIn([...members.values()]);
        for (const key of members.keys()) settled.set(key, repeats.get(key) ?? null);
      }
      touched.clear();
      return settled;
    },
  };
}
