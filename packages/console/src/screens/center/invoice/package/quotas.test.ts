import { describe, expect, it } from 'vitest';
import { day, hour } from '#shared/durations.ts';
import { fillOf, forecastOf } from './quotas.rules.ts';

it.each([
  [16, 20, 'room', 'running'],
  [17, 20, 'nearly', 'attention'],
  [20, 20, 'full', 'attention'],
  [0, 0, 'full', 'attention'],
])('%i of %i is %s', (used, total, state, tone) => {
  expect(fillOf({ used, total })).toMatchObject({ state, tone });
});

describe('where a quota leads', () => {
  // November has 30 days.
  const start = Date.UTC(2026, 10);
  const monthly = { key: 'trans_num', unit: 'per_month' } as const;

  it('is told of what is counted anew each month, by its pace so far', () => {
    expect(forecastOf({ ...monthly, used: 200, total: 1000 }, start + 10 * day)).toEqual({
      is: 'within',
      count: 600,
    });
    expect(forecastOf({ ...monthly, used: 500, total: 1000 }, start + 10 * day)).toEqual({
      is: 'over',
      at: start + 20 * day,
    });
  });

  it('is not guessed of what is counted at once, on the first day, of nothing, or of what is used up', () => {
    const half = { used: 500, total: 1000 };
    expect(forecastOf({ key: 'address_num', unit: 'count', ...half }, start + 10 * day)).toBeNull();
    expect(forecastOf({ ...monthly, ...half }, start + hour)).toBeNull();
    expect(forecastOf({ ...monthly, used: 0, total: 1000 }, start + 10 * day)).toBeNull();
    expect(forecastOf({ ...monthly, used: 1000, total: 1000 }, start + 10 * day)).toBeNull();
  });
});
