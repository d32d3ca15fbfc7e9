import { autoCollect, type AutoCollectConfig, type WaitingCoinPage } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { read } from '#shared/api/api.ts';
import { minute, second } from '#shared/durations.ts';
import { useShape } from '#shared/freshness/first-view.ts';
import { stopsIn, sweepRun, type SweepRun, type SweepStop } from './sweep-stops.rules.ts';

const isOpen = ({ data, failureCount }: { data: unknown; failureCount: number }): boolean =>
  data === undefined && failureCount === 0;

/** Of a sub-wallet only what lies in it is told: outside the scope that is nothing. */
const noStops = { stops: [], run: null };

/**
 * Why money of a wallet, or of one of its sub-wallets, that should be swept stands still. Until it is ready a shape stands in the
 * place of what moves with it.
 */
export function useSweepStops(walletId: number, subWalletId?: number) {
  const config = useQuery({ ...read(autoCollect.config, { wallet_id: walletId }), refetchInterval: minute });
  const waiting = useQuery({
    ...read(autoCollect.waiting, {
      wallet_id: walletId,
      page_size: 100,
      ...(subWalletId === undefined ? {} : { sub_wallet_id: [subWalletId] }),
    }),
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
  const isOfOne = subWalletId !== undefined;
  const found = useMemo(() => told(config.data, waiting.data, isOfOne), [config.data, waiting.data, isOfOne]);
  return { ...found, isReady };
}

function told(
  config: AutoCollectConfig | undefined,
  waiting: WaitingCoinPage | undefined,
  isOfOne: boolean,
): { stops: SweepStop[]; run: SweepRun | null } {
  if (config === undefined || waiting === undefined || (isOfOne && waiting.list.length === 0)) return noStops;
  const stops = stopsIn(config, waiting);
  return { stops, run: sweepRun(config, stops) };
}
