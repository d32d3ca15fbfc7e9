import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** So many rows are drawn first. */
const first = 6;

const never = () => () => {};
/** Whether a server draws, or a browser what a server drew: all rows then, as there is nobody to draw the others, or they stand there. */
const useServer = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * The rows to draw: of many, first those that are looked at first, and all of them as soon as those stand there. What is
 * below them keeps its place by their number.
 */
export function useRowsInSteps<Row>(rows: readonly Row[]): { drawn: readonly Row[]; left: number } {
  const [isWhole, setWhole] = useState(useServer() || rows.length <= first);
  useEffect(() => {
    if (!isWhole) startTransition(() => setWhole(true));
  }, [isWhole]);
  return isWhole ? { drawn: rows, left: 0 } : { drawn: rows.slice(0, first), left: rows.length - first };
}
