import { breakpoint } from '@mpc/ui';
import { useSyncExternalStore } from 'react';

/** One store for each width, so that nobody subscribes anew with every render. */
const mediaOf = (query: string) => ({
  listen: (changed: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  },
  matches: () => matchMedia(query).matches,
});

const phone = mediaOf(breakpoint.phone);
const wide = mediaOf(breakpoint.wide);

/** Whether the window is as narrow as a phone's. */
export const usePhone = (): boolean => useSyncExternalStore(phone.listen, phone.matches);

/** Whether a list and its detail fit side by side. */
export const useWide = (): boolean => useSyncExternalStore(wide.listen, wide.matches);
