import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { minute, second } from '#shared/durations.ts';
import { sweepStateOf } from './sweep-state-of.ts';
import { stopsIn } from './sweep-stops.rules.ts';

const isOpen = ({ data, failureCount }: { data: unknown; failureCount: number }): boolean =>
  data === undefined && failureCount === 0;

/** Why money of a wallet that should be swept stands still. */
export function useSweepStops(walletId: number) {
  const asked = sweepStateOf(walletId);
  const config = useQuery({ ...asked.config, refetchInterval: minute });
  const waiting = useQuery({ ...asked.waiting, refetchInterval: minute });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), second);
    return () => clearTimeout(timer);
  }, []);
  return {
    stops: config.data === undefined || waiting.data === undefined ? [] : stopsIn(config.data, waiting.data),
    /** It is known, cannot be read now, or takes so long that nothing should wait for it. */
    isReady: isLate || (!isOpen(config) && !isOpen(waiting)),
  };
}
