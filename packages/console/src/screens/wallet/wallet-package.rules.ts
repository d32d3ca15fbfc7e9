import type { Wallet } from '@mpc/api';
import { day } from '#shared/durations.ts';

const soon = 30 * day;

/** How long a package still runs: `fine`, `soon` for its last 30 days, `over`. */
export function packageStatus(
  { wallet_status, package_expire_time }: Pick<Wallet, 'wallet_status' | 'package_expire_time'>,
  now: number,
): 'fine' | 'soon' | 'over' {
  if (wallet_status === 2 || package_expire_time <= now) return 'over';
  return package_expire_time - now <= soon ? 'soon' : 'fine';
}
