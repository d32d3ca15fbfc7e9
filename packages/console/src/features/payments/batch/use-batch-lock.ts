import { useEffect, useState } from 'react';

/** Whoever waits longer waits for another tab. */
const patience = 300;

/**
 * Whether this tab is the one that has the batch of a sub-wallet: two would overwrite each other. `elsewhere` turns into
 * `mine` when the other tab is done; null until it is known.
 */
export function useBatchLock(uid: number, subWalletId: number): 'mine' | 'elsewhere' | null {
  // Without locks nothing can be sent, and sending says so; a sheet can be filled in all the same.
  const [held, setHeld] = useState<'mine' | 'elsewhere' | null>('locks' in navigator ? null : 'mine');
  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const timer = setTimeout(() => setHeld('elsewhere'), patience);
    const hold = async () => {
      clearTimeout(timer);
      setHeld('mine');
      await new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => resolve());
      });
    };
    // Called off because the drawer was closed before its turn: no failure.
    navigator.locks.request(`batch:${uid}:${subWalletId}`, { signal }, hold).catch(() => undefined);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [uid, subWalletId]);
  return held;
}
