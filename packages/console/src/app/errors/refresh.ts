import { currentTime } from '#shared/time/server-time.ts';
/** Loads the page anew under the same address with a time stamp in it, past every cache. */
export function refreshWithTimeStamp(now: number = currentTime()): void {
  const next = new URL(location.href);
  next.searchParams.set('t', String(now));
  location.assign(next);
}
