import type { Quota } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import { day } from '#shared/durations.ts';

/** From this part on, a quota is nearly used up. */
const nearlyUsed = 0.8;

/** How full a quota is. What has no room at all is full. */
export function fillOf({ used, total }: Pick<Quota, 'used' | 'total'>): {
  share: number;
  tone: Tone;
  state: 'room' | 'nearly' | 'full';
} {
  const share = total <= 0 ? 1 : Math.min(1, used / total);
  if (share >= 1) return { share, tone: 'attention', state: 'full' };
  // More than four fifths, as the figure on the bar says.
  return share > nearlyUsed
    ? { share, tone: 'attention', state: 'nearly' }
    : { share, tone: 'running', state: 'room' };
}

/** Where a monthly quota leads at this pace: how much by the end of the month, or the moment it is used up. */
export type Forecast = { is: 'within'; count: number } | { is: 'over'; at: number };

/**
 * Where a quota leads that is counted anew each calendar month (UTC). None for one that is counted at once, which nothing
 * says the pace of, within the first day of a month, or where it is used up already.
 */
export function forecastOf({ unit, used, total }: Quota, now: number): Forecast | null {
  if (unit !== 'per_month' || used >= total || used === 0) return null;
  const date = new Date(now);
  const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
  const passed = now - start;
  if (passed < day) return null;
  const count = Math.round((used / passed) * (end - start));
  return count > total
    ? { is: 'over', at: start + Math.floor((total / used) * passed) }
    : { is: 'within', count };
}
