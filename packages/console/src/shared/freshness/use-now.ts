import { useEffect, useState } from 'react';
import { currentTime } from '#shared/time/server-time.ts';

/** The time, to the second. */
export function useNow(): number {
  const [now, setNow] = useState(() => currentTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
