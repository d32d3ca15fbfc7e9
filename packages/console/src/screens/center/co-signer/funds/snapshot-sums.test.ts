import { expect, it } from 'vitest';
import { sumsByDay } from './snapshot-sums.rules.ts';

const row = (symbol: string, date: string, usd?: string) => ({
  symbol,
  symbol_alias: symbol,
  coin_net: symbol,
  base_symbol: symbol,
  date,
  address_count: 3,
  total: '1',
  ...(usd === undefined ? {} : { usd }),
});

it('draws a line a coin, with a gap where a day or a price is missing', () => {
  const { days, series, last } = sumsByDay([
    row('ETH', '2026-11-19', '5'),
    row('ETH', '2026-11-18', '4'),
    row('TRX', '2026-11-19'),
  ]);
  expect(days).toEqual(['2026-11-18', '2026-11-19']);
  expect(series.map(({ label, values }) => [label, values])).toEqual([
    ['ETH', ['4', '5']],
    ['TRX', [null, null]],
  ]);
  expect(last.map(({ symbol, date }) => [symbol, date])).toEqual([
    ['ETH', '2026-11-19'],
    ['TRX', '2026-11-19'],
  ]);
});
