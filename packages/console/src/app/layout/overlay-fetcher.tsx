import { useEffect } from 'react';
import { useFirstView } from '#shared/freshness/first-view.ts';
import { forgetting } from '../session-end.ts';

/** Fetches what overlays stand on once the first screen stands there, so that nothing that is opened waits for it. */
export function OverlayFetcher() {
  const isShown = useFirstView();
  useEffect(() => {
    // Where it cannot be fetched now it is fetched, and its failure shown, when something is opened.
    if (!isShown) return;
    void import('./overlays.ts').catch(() => undefined);
    void forgetting().catch(() => undefined);
  }, [isShown]);
  return null;
}
