import { activeService, type KytService } from '@mpc/api';
import { expect, it } from 'vitest';
import { activationBlock, expiryOf, usageOf } from './service-looks.ts';

const service: KytService = {
  id: 1,
  name: 'Chainward',
  logo: '',
  status: 0,
  config_status: 1,
  open_status: 1,
  expire_time: 0,
  package_total: 100,
  package_used: 20,
  plan_name: 'Year',
  price: '2400',
  period_days: 365,
  quota: 100,
};

// The moment at which 20 November 2026 begins, and how far the zone is from UTC, in minutes.
it.each([
  ['UTC', 0],
  ['Asia/Shanghai', 8 * 60],
  ['America/Los_Angeles', -8 * 60],
  ['Pacific/Kiritimati', 14 * 60],
  ['Asia/Kathmandu', 5 * 60 + 45],
])('ends with the last second of its last day in %s, and not before', (zone, offset) => {
  const at = (day: number, hour: number, minute = 0, second = 0) =>
    Date.UTC(2026, 10, day, hour, minute, second) - offset * 60_000;
  for (const expire_time of [at(20, 0), at(20, 12), at(20, 23, 59, 59)]) {
    const plan = { ...service, expire_time };
    expect(expiryOf(plan, at(19, 23, 59, 59), zone)).toEqual({ isOver: false, words: 'left', count: 1 });
    expect(expiryOf(plan, at(20, 0), zone)).toEqual({ isOver: false, words: 'today', count: 0 });
    expect(expiryOf(plan, at(20, 23, 59, 59), zone)).toEqual({ isOver: false, words: 'today', count: 0 });
    expect(expiryOf(plan, at(21, 0), zone)).toEqual({ isOver: true, words: 'over', count: 1 });
    expect(activationBlock(plan, at(20, 23, 59, 59), zone)).toBeNull();
    expect(activationBlock(plan, at(21, 0), zone)).toBe('expired');
    // The provider in use changes with the day, too.
    const later = {
      ...service,
      id: 2,
      status: 0 as const,
      config_status: 0 as const,
      expire_time: at(28, 0),
    };
    const both = [{ ...plan, status: 1 as const }, later];
    expect(activeService(both, at(20, 23, 59, 59), zone)?.id).toBe(1);
    expect(activeService(both, at(21, 0), zone)?.id).toBe(2);
  }
});

it('was never bought where it has no last day', () => {
  expect(expiryOf(service, Date.now(), 'UTC')).toBeNull();
});

it('names what has to be done before it is activated', () => {
  const end = { ...service, expire_time: Date.UTC(2026, 10, 20) };
  const now = Date.UTC(2026, 10, 1);
  expect(activationBlock({ ...end, open_status: 0 }, now, 'UTC')).toBe('notPurchased');
  expect(activationBlock({ ...end, config_status: 0 }, now, 'UTC')).toBe('notConfigured');
});

it('warns from four fifths of the screenings on', () => {
  expect(usageOf({ package_total: 0, package_used: 0 })).toBeNull();
  expect(usageOf({ package_total: 100, package_used: 79 })?.tone).toBe('running');
  expect(usageOf({ package_total: 100, package_used: 80 })?.tone).toBe('attention');
  expect(usageOf({ package_total: 100, package_used: 130 })).toEqual({ share: 1, tone: 'danger' });
});
