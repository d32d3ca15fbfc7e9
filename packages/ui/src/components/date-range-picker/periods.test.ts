import { parseDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { fits, periodDays, type Period } from './periods.ts';

it.each<[Period, string, string, string]>([
  ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['last7Days', '2026-11-03', '2026-10-28', '2026-11-03'],
  ['last30Days', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['thisMonth', '2026-11-20', '2026-11-01', '2026-11-20'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2024-03-31', '2024-02-01', '2024-02-29'],
])('%s on %s is %s to %s', (period, today, from, to) => {
  expect(periodDays(period, parseDate(today))).toEqual({ from, to });
});

it.each([
  [{ maxDays: 7 }, true],
  [{ maxDays: 6 }, false],
  [{ maxDays: 7, min: '2026-11-14', max: '2026-11-20' }, true],
  [{ maxDays: 7, min: '2026-11-15' }, false],
  [{ maxDays: 7, max: '2026-11-19' }, false],
])('with %j the last seven days are offered: %s', (bounds, offered) => {
  expect(fits({ from: '2026-11-14', to: '2026-11-20' }, bounds)).toBe(offered);
});
