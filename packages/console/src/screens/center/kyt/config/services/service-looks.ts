import { expireDay, type KytService } from '@mpc/api';
import type { Tone } from '@mpc/ui';

/** Where the reader is. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When a plan ends, as the reader counts days; null where none was ever bought. */
export function expiryOf(
  service: Pick<KytService, 'expire_time'>,
  now: number,
  zone: string,
): { isOver: boolean; words: 'left' | 'today' | 'over'; count: number } | null {
  if (service.expire_time === 0) return null;
  const days = expireDay(service, now, zone);
  if (days === 0) return { isOver: false, words: 'today', count: 0 };
  return days < 0
    ? { isOver: true, words: 'over', count: -days }
    : { isOver: false, words: 'left', count: days };
}

/** From this part of the screenings on, a plan is nearly used up. */
const nearlyUsed = 0.8;

/** How much of a plan is used; null where none runs. */
export function usageOf({
  package_used: used,
  package_total: total,
}: Pick<KytService, 'package_total' | 'package_used'>): { share: number; tone: Tone } | null {
  if (total === 0) return null;
  const share = Math.min(1, used / total);
  return { share, tone: share >= 1 ? 'danger' : share >= nearlyUsed ? 'attention' : 'running' };
}

/** Why a service cannot be activated, whoever asks; null where it can. */
export function activationBlock(
  service: KytService,
  now: number,
  zone: string,
): 'notPurchased' | 'expired' | 'notConfigured' | null {
  if (service.open_status === 0) return 'notPurchased';
  if (expiryOf(service, now, zone)?.isOver === true) return 'expired';
  return service.config_status === 0 ? 'notConfigured' : null;
}
