import { useEffect } from 'react';
import { isOpen, useIntents } from '#features/payments';

interface PendingCountProps {
  uid: number;
  onCount: (count: number) => void;
}

/** Follows how many payments of this browser have no known outcome. It draws nothing. */
export function PendingCount({ uid, onCount }: PendingCountProps) {
  const count = (useIntents(uid) ?? []).filter(isOpen).length;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
