import { autoCollect } from '@mpc/api';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '#shared/api/api.ts';
import { minute, second } from '#shared/durations.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { stopsIn } from './sweep-stops.rules.ts';

const isOpen = ({ data, failureCount }: { data: unknown; failureCount: number }): boolean =>
  data === undefined && failureCount === 0;

const configOf = (walletId: number) => read(autoCollect.config, { wallet_id: walletId });
const waitingOf = (walletId: number) => read(autoCollect.waiting, { wallet_id: walletId, page_size: 100 });

/** Asks ahead of time what {@link useSweepStops} goes by. */
export const askSweepStops = (queries: QueryClient, walletId: number) =>
  Promise.all([askEarly(queries, configOf(walletId)), askEarly(queries, waitingOf(walletId))]);

/** Why money of a wallet that should be swept stands still. */
export function useSweepStops(walletId: number) {
  const config = useQuery({ ...configOf(walletId), refetchInterval: minute });
  const waiting = useQuery({ ...waitingOf(walletId), refetchInterval: minute });
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
