import { breakpoint } from '@mpc/ui';
import { useSyncExternalStore } from 'react';

const query = () => matchMedia(breakpoint.phone);

function listen(changed: () => void): () => void {
  const list = query();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the window is as narrow as a phone's. */
export const usePhone = (): boolean => useSyncExternalStore(listen, () => query().matches);
