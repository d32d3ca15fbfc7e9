import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this is a browser with a person in front of it: false on a server, and while what the server wrote is taken
 * over. What depends on the reader's clock, zone or window may be drawn only then.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
