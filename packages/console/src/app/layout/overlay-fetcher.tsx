import { useEffect, useState, type ComponentType } from 'react';
import { useFirstView } from '#shared/freshness/first-view.ts';
import { forgetting } from '../session-end.ts';

/** Fetches what overlays stand on once the first screen stands there, so that nothing that is opened waits for it. */
export function OverlayFetcher() {
  const isShown = useFirstView();
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Where it cannot be fetched now it is fetched, and its failure shown, when something is opened.
    if (!isShown) return;
    import('./overlays.tsx').then(
      (fetched) => setOverlays(() => fetched.Overlays),
      () => undefined,
    );
    void forgetting().catch(() => undefined);
  }, [isShown]);
  return Overlays && <Overlays />;
}
