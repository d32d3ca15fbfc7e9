import { useEffect, useState } from 'react';

/**
 * Whether a summary has stood unchanged for long enough to be confirmed, so that a press meant for what was there before
 * confirms nothing. Null stands for no summary.
 */
export function useSettled(summary: string | null, ms = 600): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    if (summary === null) return undefined;
    const timer = setTimeout(() => setSettled(summary), ms);
    return () => {
      clearTimeout(timer);
      setSettled(null);
    };
  }, [summary, ms]);
  return summary !== null && settled === summary;
}
