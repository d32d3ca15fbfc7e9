import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAscii, isDay, isFilled, isLettersAndDigits } from './check-texts.rules.ts';

it('does not take blank space for an entry, in any script', () => {
  for (const blank of ['', ' ', '\t\n', '\u00A0', '\u3000']) expect(isFilled(blank)).toBe(false);
  expect(isFilled(' a ')).toBe(true);
});

it('tells what an English keyboard writes from full-width letters and control characters', () => {
  expect(isAscii('Desk-B #7 ~')).toBe(true);
  for (const other of ['Ｄesk', 'café', '金', 'a\u0000', 'a\nb']) expect(isAscii(other)).toBe(false);
});

it('takes letters and digits, and nothing that looks like them', () => {
  expect(isLettersAndDigits('DeskB7')).toBe(true);
  for (const other of ['Desk B', 'desk_b', '７', 'dеsk']) expect(isLettersAndDigits(other)).toBe(false);
});

it('knows which days exist', () => {
  for (const day of ['2026-11-30', '2024-02-29', '2000-02-29', '0001-01-01']) expect(isDay(day)).toBe(true);
  for (const day of [
    '2026-11-31',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-5',
    '20261130',
  ])
    expect(isDay(day)).toBe(false);
});

it('takes every day of a calendar, whose texts order as the days do', () => {
  const day = fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') });
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [a, b] = [one, other].map((date) => date.toISOString().slice(0, 10));
      expect(isDay(a ?? '')).toBe(true);
      if ((a ?? '') < (b ?? '')) expect(one.getTime()).toBeLessThan(other.getTime());
    }),
  );
});
