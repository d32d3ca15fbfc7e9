import { useSyncExternalStore } from 'react';
import { minute } from '#shared/durations.ts';
import { currentTime } from '#shared/time/server-time.ts';

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, minute);
  return () => clearInterval(timer);
}

/** When this day began for the reader. */
export const startOfToday = (): number => new Date(currentTime()).setHours(0, 0, 0, 0);

/** When this day began for the reader, also once midnight has passed. */
export const useToday = (): number => useSyncExternalStore(everyMinute, startOfToday);
