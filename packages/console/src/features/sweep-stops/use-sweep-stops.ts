import { autoCollect } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '#shared/api/api.ts';
import { minute, second } from '#shared/durations.ts';
import { useShape } from '#shared/freshness/first-view.ts';
import { stopsIn } from './sweep-stops.rules.ts';

const isOpen = ({ data, failureCount }: { data: unknown; failureCount: number }): boolean =>
  data === undefined && failureCount === 0;

/** Why money of a wallet that should be swept stands still. Until it is ready a shape stands in the place of what moves with it. */
export function useSweepStops(walletId: number) {
  const config = useQuery({ ...read(autoCollect.config, { wallet_id: walletId }), refetchInterval: minute });
  const waiting = useQuery({
    ...read(autoCollect.waiting, { wallet_id: walletId, page_size: 100 }),
    refetchInterval: minute,
  });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), second);
    return () => clearTimeout(timer);
  }, []);
  /** It is known, cannot be read now, or takes so long that nothing should wait for it. */
  const isReady = isLate || (!isOpen(config) && !isOpen(waiting));
  useShape(!isReady);
  return {
    stops: config.data === undefined || waiting.data === undefined ? [] : stopsIn(config.data, waiting.data),
    isReady,
  };
}
