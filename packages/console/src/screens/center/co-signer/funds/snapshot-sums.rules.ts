import type { SnapshotSum } from '@mpc/api';
import { coinName } from '#shared/coin/coin-name.ts';

/** The sums of days as lines of a chart, one a coin, and those of each coin's last day. */
export function sumsByDay(rows: readonly SnapshotSum[]) {
  const days = [...new Set(rows.map(({ date }) => date))].toSorted();
  const symbols = [...new Set(rows.map(({ symbol }) => symbol))];
  const of = (symbol: string) => rows.filter((row) => row.symbol === symbol);
  return {
    days,
    series: symbols.map((symbol) => {
      const own = new Map(of(symbol).map((row) => [row.date, row]));
      const [one] = own.values();
      return {
        key: symbol,
        label: one === undefined ? symbol : coinName(one),
        values: days.map((day) => own.get(day)?.usd ?? null),
      };
    }),
    last: symbols.flatMap((symbol) => of(symbol).toSorted((a, b) => b.date.localeCompare(a.date))[0] ?? []),
  };
}
