import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const quiet = 1000;

/** Whether the screen has had all it asked for, for a moment: the time to fetch what may be wanted next. */
export function useQuiet(): boolean {
  const busy = useIsFetching() > 0;
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (busy) return undefined;
    const timer = setTimeout(() => setQuiet(true), quiet);
    return () => clearTimeout(timer);
  }, [busy]);
  return isQuiet;
}
