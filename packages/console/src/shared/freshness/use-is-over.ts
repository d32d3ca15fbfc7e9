import { useEffect, useState } from 'react';
import { currentTime } from '#shared/time/server-time.ts';

/** Whether a moment has come, by the server's clock; false while there is none. Nothing is drawn again before it comes. */
export function useIsOver(moment: number | undefined): boolean {
  const [past, setPast] = useState<number>();
  useEffect(() => {
    const look = () => setPast(moment !== undefined && moment <= currentTime() ? moment : undefined);
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment !== undefined && past === moment;
}
