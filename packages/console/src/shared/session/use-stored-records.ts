import { useEffect, useState } from 'react';

/**
 * What this browser keeps of a person, read again with every ring of its bell; null until it is read. `read` and
 * `listen` must be the same functions each time.
 */
export function useStoredRecords<Kept>(
  uid: number,
  read: (uid: number) => Promise<readonly Kept[]>,
  listen: (listener: () => void) => () => void,
): readonly Kept[] | null {
  const [kept, setKept] = useState<readonly Kept[] | null>(null);
  useEffect(() => {
    let newest = 0;
    const look = async () => {
      newest += 1;
      const mine = newest;
      const found = await read(uid).catch(() => []);
      if (mine === newest) setKept(found);
    };
    void look();
    const stop = listen(() => void look());
    return () => {
      newest = Infinity;
      stop();
    };
  }, [uid, read, listen]);
  return kept;
}
