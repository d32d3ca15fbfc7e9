import { useEffect, useState } from 'react';
import type { Intent } from './intent.ts';
import { intentsOf, listenToJournal } from './journal.ts';

/** The intents of a person, kept up to date with every tab of this browser; null until they are read. */
export function useIntents(uid: number): readonly Intent[] | null {
  const [intents, setIntents] = useState<readonly Intent[] | null>(null);
  useEffect(() => {
    let newest = 0;
    const read = async () => {
      newest += 1;
      const mine = newest;
      const found = await intentsOf(uid).catch(() => []);
      if (mine === newest) setIntents(found);
    };
    void read();
    const stop = listenToJournal(() => void read());
    return () => {
      newest = Infinity;
      stop();
    };
  }, [uid]);
  return intents;
}
