import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';

const quiet = 1000;

/** Fetches what overlays stand on once the screen has all it asked for, so that nothing that is opened waits for it. */
export function OverlayFetcher() {
  const busy = useIsFetching() > 0;
  useEffect(() => {
    if (busy) return undefined;
    // Where it cannot be fetched now it is fetched, and its failure shown, when something is opened.
    const timer = setTimeout(() => void import('./overlays.ts').catch(() => undefined), quiet);
    return () => clearTimeout(timer);
  }, [busy]);
  return null;
}
