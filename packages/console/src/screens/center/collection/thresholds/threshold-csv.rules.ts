import type { CollectSymbol } from '@mpc/api';
import type { CsvTable } from '#shared/csv/read-csv.ts';
import { unguarded } from '#shared/csv/unguarded.ts';
import { thresholdFault } from './rule-thresholds.rules.ts';

/** What columns are called in files, in either language of this console. */
const names = {
  symbol: ['coin code', 'code', 'symbol', '代码', '币种代码'],
  threshold: ['threshold', 'minimum', '阈值', '归集阈值'],
} as const;

/** What is wrong with a file: its columns, or a line of it. */
export type CsvFault = { code: 'head' | 'empty' } | { code: 'coin' | 'amount' | 'twice'; line: number };

/** The thresholds in a file, by the codes of the coins: all of them, or why none is taken. */
export function thresholdsIn(
  { rows, lines }: CsvTable,
  coins: readonly Pick<CollectSymbol, 'symbol'>[],
): Map<string, string> | CsvFault {
  const [head = [], ...body] = rows;
  const placeOf = (field: keyof typeof names) =>
    head.findIndex((text) => names[field].some((name) => name === text.trim().toLowerCase()));
  const [symbolAt, thresholdAt] = [placeOf('symbol'), placeOf('threshold')];
  if (symbolAt === -1 || thresholdAt === -1) return { code: 'head' };
  if (body.length === 0) return { code: 'empty' };
  const found = new Map<string, string>();
  for (const [at, cells] of body.entries()) {
    const line = lines[at + 1] ?? 0;
    const symbol = unguarded((cells[symbolAt] ?? '').trim());
    const threshold = unguarded((cells[thresholdAt] ?? '').trim());
    if (!coins.some((coin) => coin.symbol === symbol)) return { code: 'coin', line };
    if (found.has(symbol)) return { code: 'twice', line };
    if (thresholdFault(threshold) !== null) return { code: 'amount', line };
    found.set(symbol, threshold);
  }
  return found;
}
