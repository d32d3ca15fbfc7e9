import type { Coin } from '@mpc/api';
import { add, subtract } from '#shared/money/decimal.ts';
import { levelOf, type RowCheck } from './check-row.rules.ts';
import type { SheetRow } from './sheet-row.ts';
import type { Sum } from './totals.rules.ts';

/** A row of the sheet with everything that is known of it. A new object whenever any of it changes, and only then. */
export interface Line {
  row: SheetRow;
  /** Null while it is blank, or not checked yet. */
  check: RowCheck | null;
  /** The key of another row that pays the same again. */
  repeats: number | null;
}

/** What a row's troubles come to. */
export const levelOfLine = ({ check, repeats }: Line): 'error' | 'warning' | null =>
  (check === null ? null : levelOf(check.findings)) ?? (repeats === null ? null : 'warning');

/** Running figures over all rows, kept up with every row that comes or goes: never added up anew. */
export function createTally() {
  const counts = { filled: 0, error: 0, warning: 0 };
  const sums = new Map<string, Sum>();

  const count = (coin: Coin, amount: string, sign: 1 | -1) => {
    const before = sums.get(coin.symbol) ?? { coin, count: 0, amount: '0' };
    const after = {
      coin,
      count: before.count + sign,
      amount: sign === 1 ? add(before.amount, amount) : subtract(before.amount, amount),
    };
    if (after.count === 0) sums.delete(coin.symbol);
    else sums.set(coin.symbol, after);
  };
  const enter = (line: Line, sign: 1 | -1) => {
    if (line.check === null) return;
    counts.filled += sign;
    const level = levelOfLine(line);
    if (level !== null) counts[level] += sign;
    const { coin, amount } = line.check;
    if (coin !== null && amount !== null) count(coin, amount, sign);
  };
  return {
    take: (line: Line) => enter(line, 1),
    drop: (line: Line) => enter(line, -1),
    figures: () => ({
      ...counts,
      sums: [...sums.values()].toSorted((a, b) => (a.coin.symbol < b.coin.symbol ? -1 : 1)),
    }),
  };
}
