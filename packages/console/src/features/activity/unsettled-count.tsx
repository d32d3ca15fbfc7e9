import { useEffect } from 'react';
import { isOpen, useIntents } from '#features/payments';

interface UnsettledCountProps {
  uid: number;
  onCount: (count: number) => void;
}

/** Follows how many payments of this browser have no known outcome. It draws nothing. */
export function UnsettledCount({ uid, onCount }: UnsettledCountProps) {
  const count = (useIntents(uid) ?? []).filter(isOpen).length;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
