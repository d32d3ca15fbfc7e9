import { add } from '#shared/money/decimal.ts';
import type { BatchRow } from './row-state.rules.ts';

/** What the rows of one coin come to, and how much of it is paid. */
export interface RowTotal {
  symbol: string;
  coinName: string;
  count: number;
  amount: string;
  paid: string;
}

/** The sums of some rows by coin, in the order in which the coins come. */
export function rowTotals(rows: readonly BatchRow[]): RowTotal[] {
  const totals = new Map<string, RowTotal>();
  for (const { payment, state } of rows) {
    const { symbol, coinName, amount } = payment;
    const total = totals.get(symbol) ?? { symbol, coinName, count: 0, amount: '0', paid: '0' };
    totals.set(symbol, {
      ...total,
      count: total.count + 1,
      amount: add(total.amount, amount),
      paid: state === 'completed' ? add(total.paid, amount) : total.paid,
    });
  }
  return [...totals.values()];
}
