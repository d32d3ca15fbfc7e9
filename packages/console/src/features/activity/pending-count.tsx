import { useEffect } from 'react';
import { useInFlight } from './use-in-flight.ts';

interface PendingCountProps {
  uid: number;
  onCount: (count: number) => void;
}

/** Follows how much of what left this browser has not come to its end. It draws nothing. */
export function PendingCount({ uid, onCount }: PendingCountProps) {
  const count = useInFlight(uid)?.count ?? 0;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
