import { useSyncExternalStore } from 'react';
import { minute } from '#shared/durations.ts';

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, minute);
  return () => clearInterval(timer);
}

/** When this day began for the reader. */
export const startOfToday = (): number => new Date().setHours(0, 0, 0, 0);

/** When this day began for the reader, also once midnight has passed. */
export const useToday = (): number => useSyncExternalStore(everyMinute, startOfToday);
