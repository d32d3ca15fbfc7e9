import { useEffect } from 'react';
import { useQuiet } from '#shared/freshness/use-quiet.ts';
import { forgetting } from '../session-end.ts';

/** Fetches what overlays stand on once the screen has all it asked for, so that nothing that is opened waits for it. */
export function OverlayFetcher() {
  const isQuiet = useQuiet();
  useEffect(() => {
    // Where it cannot be fetched now it is fetched, and its failure shown, when something is opened.
    if (!isQuiet) return;
    void import('./overlays.ts').catch(() => undefined);
    void forgetting().catch(() => undefined);
  }, [isQuiet]);
  return null;
}
