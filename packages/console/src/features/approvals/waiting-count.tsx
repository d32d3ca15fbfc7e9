import { approvals } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { poll } from '#shared/api/poll.ts';
import { read } from '#shared/api/api.ts';

interface WaitingCountProps {
  /** Of one wallet; of all of them where none is named. */
  walletId?: number;
  /** Told how many there are; not before that is known. */
  onCount: (count: number | undefined) => void;
}

/** Follows how many items wait for this person. It draws nothing, so that what draws the figure need not wait for its code. */
export function WaitingCount({ walletId, onCount }: WaitingCountProps) {
  const { data } = useQuery({
    ...read(approvals.items, { wallet_id: walletId, tab: 'mine', page_no: 1, page_size: 1 }),
    refetchInterval: poll(20_000),
  });
  const count = data?.counts.mine;
  useEffect(() => {
    onCount(count);
    return () => onCount(undefined);
  }, [count, onCount]);
  return null;
}
