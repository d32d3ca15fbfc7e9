import { expect, it } from 'vitest';
import { packageStatus } from './wallet-package.rules.ts';
import { day } from '#shared/durations.ts';

const now = Date.UTC(2026, 10, 20);

it.each([
  [{ wallet_status: 1, package_expire_time: now + 31 * day }, 'fine'],
  [{ wallet_status: 1, package_expire_time: now + 30 * day }, 'soon'],
  [{ wallet_status: 1, package_expire_time: now }, 'over'],
  // The server says that it is over before this clock does.
  [{ wallet_status: 2, package_expire_time: now + 40 * day }, 'over'],
] as const)('a package of %o is %s', (wallet, status) => {
  expect(packageStatus(wallet, now)).toBe(status);
});
