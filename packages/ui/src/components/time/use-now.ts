import { useEffect, useState } from 'react';
import { useClock } from '../../theme/clock-context.ts';

/** The present, renewed every five seconds. */
export function useNow(): number {
  const clock = useClock();
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 5000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
