import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeService, expireDay, isExpired, type ServiceState } from './kyt.rules.ts';
import { day } from '../../core/durations.ts';

const now = Date.UTC(2026, 10, 20, 9, 30);
const zones = [
  'UTC',
  'Asia/Shanghai',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Asia/Kathmandu',
];

const flag = fc.constantFrom<0 | 1>(0, 1);
const service = fc.record<ServiceState>({
  status: flag,
  config_status: flag,
  open_status: flag,
  expire_time: fc.integer({ min: now - 4 * day, max: now + 4 * day }),
});

describe('when a service is over', () => {
  it('is counted in calendar days where the reader is', () => {
    const lateToday = { expire_time: Date.UTC(2026, 10, 20, 23, 0) };
    expect(expireDay(lateToday, now, 'UTC')).toBe(0);
    // There it is the 21st already when it ends.
    expect(expireDay(lateToday, now, 'Asia/Shanghai')).toBe(1);
    const earlyToday = { expire_time: Date.UTC(2026, 10, 20, 1, 0) };
    expect(isExpired(earlyToday, now, 'UTC')).toBe(false);
    // There it ended on the 19th.
    expect(isExpired(earlyToday, now, 'America/Los_Angeles')).toBe(true);
  });

  it('is not said on its last day, at any hour, and is said from the next day on', () => {
    const end = { expire_time: Date.UTC(2026, 10, 20, 12, 0) };
    expect(isExpired(end, Date.UTC(2026, 10, 20, 23, 59), 'UTC')).toBe(false);
    expect(isExpired(end, Date.UTC(2026, 10, 21, 0, 0), 'UTC')).toBe(true);
  });

  it('counts whole days also where the clocks change', () => {
    const end = { expire_time: Date.UTC(2026, 9, 26, 12) };
    expect(expireDay(end, Date.UTC(2026, 9, 23, 12), 'Europe/Berlin')).toBe(3);
  });

  it('agrees with the sign of the days that are left', () => {
    fc.assert(
      fc.property(service, fc.constantFrom(...zones), (one, zone) => {
        expect(isExpired(one, now, zone)).toBe(expireDay(one, now, zone) < 0);
        expect(Math.abs(expireDay(one, now, zone) - (one.expire_time - now) / day)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the service in use', () => {
  it('is enforced before configured before bought, and first before later, the ones that are not over before all', () => {
    fc.assert(
      fc.property(fc.array(service, { maxLength: 6 }), fc.constantFrom(...zones), (services, zone) => {
        const found = activeService(services, now, zone);
        const rank = (one: ServiceState) =>
          (isExpired(one, now, zone) ? 3 : 0) + (one.status === 1 ? 0 : one.config_status === 1 ? 1 : 2);
        const marked = services.filter((one) => one.status + one.config_status + one.open_status > 0);
        if (found === undefined) {
          expect(marked).toEqual([]);
          return;
        }
        const best = Math.min(...marked.map(rank));
        expect(found).toBe(marked.find((one) => rank(one) === best));
      }),
    );
  });

  it('may be one that is over, where no other is there', () => {
    const over: ServiceState = { status: 1, config_status: 1, open_status: 1, expire_time: now - 9 * day };
    const bought: ServiceState = { status: 0, config_status: 0, open_status: 1, expire_time: now + day };
    const unbought: ServiceState = { status: 0, config_status: 0, open_status: 0, expire_time: now + day };
    expect(activeService([over, unbought], now, 'UTC')).toBe(over);
    expect(activeService([over, bought], now, 'UTC')).toBe(bought);
    expect(activeService([unbought], now, 'UTC')).toBeUndefined();
  });
});
