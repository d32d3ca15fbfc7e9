import { useEffect, useState } from 'react';
import { requestIdOf, type Intent } from './intent.ts';
import { search, type SearchStep } from './look-up.ts';

/** Searches for an intent of unknown end while the component is there; null once the search is over. */
export function useSearch(intent: Intent): SearchStep | null {
  const { uid, state } = intent;
  const id = requestIdOf(intent);
  const [step, setStep] = useState<SearchStep | null>(null);
  const unknown = state === 'unknown';
  useEffect(() => {
    if (!unknown) return undefined;
    const stop = new AbortController();
    void search(uid, id, { signal: stop.signal, onStep: setStep })
      // Called off because nobody watches it any more: no failure.
      .catch(() => undefined)
      .finally(() => setStep(null));
    return () => stop.abort();
  }, [uid, id, unknown]);
  return step;
}
