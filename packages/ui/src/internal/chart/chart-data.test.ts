import { expect, it } from 'vitest';
import { figuresOf, pixelFigure, writePlaces, writeTick, writeValue } from './chart-data.ts';

const noon = (month: number, day: number, hour = 12) => new Date(2026, month, day, hour).getTime();

it.each([
  ['12.5', 12.5],
  ['-1e-3', -0.001],
  ['', null],
  ['x', null],
  [null, null],
  [undefined, null],
  ['1e999', null],
])('draws %s at %s', (value, figure) => {
  expect(pixelFigure(value)).toBe(figure);
});

it('has one figure for each place, known or not', () => {
  expect(figuresOf([{ key: 'hot', label: 'Hot', values: ['1'] }], ['Mon', 'Tue'])).toEqual([[1, null]]);
});

it.each([
  ['0e6', '0'],
  ['15e5', '1.5M'],
  ['2e6', '2M'],
  ['5e5', '500,000'],
  ['-25e8', '−2.5B'],
  ['10e0', '10'],
  ['5e-4', '0.0005'],
])('writes the tick %s as %s', (tick, written) => {
  expect(writeTick(tick)).toBe(written);
});

it('writes every digit of a value that its format keeps, with its unit', () => {
  const long = '90071992547409931234.123456789012345678';
  expect(writeValue(long, 'ETH', { digits: 'all' })).toBe(
    '90,071,992,547,409,931,234.123456789012345678 ETH',
  );
  expect(writeValue('12', '%')).toBe('12.00%');
  expect(writeValue(null, 'ETH')).toBe('--');
  expect(writeValue('x', 'ETH')).toBe('--');
});

it('writes names as they are', () => {
  expect(writePlaces(['ETH', 'TRON'], 'en-US').map(({ short }) => short)).toEqual(['ETH', 'TRON']);
  expect(writePlaces([], 'en-US')).toEqual([]);
});

it.each([
  ['minutes of a day', [noon(10, 20, 9), noon(10, 20, 10)], '09:00', 'Nov 20, 2026, 09:00'],
  [
    'minutes of days',
    [noon(10, 20, 9), noon(10, 22, 10)].flatMap((at) => [at, at + 60_000]),
    'Nov 20, 09:00',
    'Nov 20, 2026, 09:00',
  ],
  ['days', [noon(10, 20), noon(10, 21)], 'Nov 20', 'Nov 20, 2026'],
  ['months', [noon(10, 1), noon(11, 1)], 'Nov 2026', 'November 2026'],
  ['one moment', [noon(10, 1)], 'Nov 2026', 'November 2026'],
])('writes times by their distance: %s', (_, times, short, full) => {
  expect(writePlaces(times, 'en-US')[0]).toEqual({ short, full });
});

it('writes times in Chinese', () => {
  expect(writePlaces([noon(10, 20), noon(10, 21)], 'zh-CN')[0]).toEqual({
    short: '11月20日',
    full: '2026年11月20日',
  });
});
