import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { afterEach, expect, it } from 'vitest';
import { countDays, dayRange } from './day-range.ts';
import { hour } from '../../internal/durations.ts';

afterEach(resetLocalTimeZone);

const hours = (from: string, to: string, timeZone: string) => {
  const range = dayRange({ from, to }, timeZone);
  return (range.to + 1 - range.from) / hour;
};

it('begins with the first moment of the first day and ends with the last of the last', () => {
  const range = dayRange({ from: '2026-11-01', to: '2026-11-20' }, 'Asia/Shanghai');
  expect(new Date(range.from).toISOString()).toBe('2026-10-31T16:00:00.000Z');
  expect(new Date(range.to).toISOString()).toBe('2026-11-20T15:59:59.999Z');
});

it.each([
  ['2026-03-08', 'America/New_York', 23],
  ['2026-11-01', 'America/New_York', 25],
  ['2026-03-29', 'Europe/London', 23],
  ['2026-10-25', 'Europe/London', 25],
  ['2026-11-20', 'Asia/Shanghai', 24],
  // Clocks went forward at midnight: this day began at one o'clock.
  ['2018-11-04', 'America/Sao_Paulo', 23],
  // Clocks went back at midnight: the day had its last hour twice.
  ['2018-02-17', 'America/Sao_Paulo', 25],
  // Half an hour only.
  ['2026-04-05', 'Australia/Lord_Howe', 24.5],
])('takes %s in %s as long as it is: %d hours', (day, timeZone, length) => {
  expect(hours(day, day, timeZone)).toBe(length);
});

it.each(['America/New_York', 'America/Sao_Paulo', 'Asia/Shanghai'])(
  'leaves neither a gap nor an overlap between two days in %s',
  (timeZone) => {
    for (const [day, next] of [
      ['2018-02-17', '2018-02-18'],
      ['2018-11-03', '2018-11-04'],
      ['2026-03-08', '2026-03-09'],
      ['2026-11-01', '2026-11-02'],
      ['2026-12-31', '2027-01-01'],
    ] as const)
      expect(dayRange({ from: day, to: day }, timeZone).to + 1).toBe(
        dayRange({ from: next, to: next }, timeZone).from,
      );
  },
);

it("takes the reader's own zone where none is named", () => {
  setLocalTimeZone('Asia/Kolkata');
  expect(dayRange({ from: '2026-11-20', to: '2026-11-20' })).toEqual(
    dayRange({ from: '2026-11-20', to: '2026-11-20' }, 'Asia/Kolkata'),
  );
});

it('leaves out an end that is not there', () => {
  expect(dayRange({ from: null, to: '1970-01-01' }, 'UTC')).toEqual({ from: null, to: 86_399_999 });
  expect(dayRange({ from: '1970-01-01', to: null }, 'UTC')).toEqual({ from: 0, to: null });
});

it.each([
  ['2026-11-20', '2026-11-20', 1],
  ['2026-10-20', '2026-11-20', 32],
  ['2024-02-28', '2024-03-01', 3],
  ['2026-11-20', '2026-11-18', -1],
])('counts the days from %s to %s', (from, to, count) => {
  expect(countDays(from, to)).toBe(count);
});
