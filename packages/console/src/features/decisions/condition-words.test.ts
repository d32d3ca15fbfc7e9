import { beforeAll, expect, it } from 'vitest';
import type { i18n } from 'i18next';
import { startI18n } from '#shared/i18n/i18n.ts';
import { hoursWords, limitWords, parameterWords } from './condition-words.ts';

let english: i18n;

beforeAll(async () => {
  english = await startI18n('en-US', ['translation.order']);
});

const coins = [{ symbol: 'TUSDT', symbol_alias: 'USDT', coin_net: 'TRC20' }];

it.each([
  [{ amount: '1000' }, '1,000 USDT and above'],
  [{ amount: '1000', window_hours: 1 }, '1,000 USDT and above within 1 hour'],
  [{ amount: '1000', amount_max: '5000' }, '1,000 to 5,000 USDT'],
  [{ amount: '0', amount_max: '5000' }, 'Up to 5,000 USDT'],
  [{ amount: '0', amount_max: '0.5', window_hours: 24 }, 'Up to 0.5 USDT within 24 hours'],
  [{ amount: '1', amount_max: '2', window_hours: 24 }, '1 to 2 USDT within 24 hours'],
])('says the bounds %o', (part, expected) => {
  const limit = { unit: 'coin' as const, window_hours: null, ...part };
  expect(limitWords({ limit, coins }, english.t)).toBe(expected);
});

it.each([
  [[1, 2, 3, 4, 5], '09:00', '18:00', 'Mon–Fri, 09:00 to 18:00 (UTC)'],
  [[6, 1], '22:00', '06:00', 'Mon, Sat, 22:00 to 06:00 the next day (UTC)'],
  [[1, 2, 4], '00:00', '00:00', 'Mon, Tue, Thu, 00:00 to 00:00 the next day (UTC)'],
])('says the hours on %o from %s to %s', (weekdays, from, to, expected) => {
  expect(hoursWords({ hours: { weekdays, from, to, zone: 'UTC' } }, english.t)).toBe(expected);
});

it('counts parameters from one', () => {
  expect(parameterWords({ params: [{ index: 0, op: 'lte', value: '5' }] }, english.t)).toEqual([
    'Parameter 1 ≤ 5',
  ]);
});
