import { expect, it } from 'vitest';
import { boundsOf, daysOf } from './period.rules.ts';

const today = new Date(2026, 10, 20).getTime();

it.each([
  ['today', today],
  ['7d', new Date(2026, 10, 14).getTime()],
  ['30d', new Date(2026, 9, 22).getTime()],
  ['90d', new Date(2026, 7, 23).getTime()],
] as const)('counts whole days of the reader, today included: %s', (preset, start_time) => {
  expect(boundsOf(preset, today)).toEqual({ start_time });
});

it('takes whole days of the reader, the last included', () => {
  expect(boundsOf({ from: '2026-01-05', to: '2026-03-01' })).toEqual({
    start_time: new Date(2026, 0, 5).getTime(),
    end_time: new Date(2026, 2, 2).getTime() - 1,
  });
});

it('asks for no time where any day is meant', () => {
  expect(boundsOf(null)).toEqual({});
});

it('begins days of one’s own with those of a preset', () => {
  expect(daysOf('30d', today)).toEqual({ from: '2026-10-22', to: '2026-11-20' });
});
