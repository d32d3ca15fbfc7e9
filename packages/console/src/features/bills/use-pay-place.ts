import { billing, type BillDetail, type PayAddress } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '#shared/api/api.ts';
import { useNow } from '#shared/freshness/use-now.ts';
import { second } from '#shared/durations.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { placeState } from './pay-place.rules.ts';

const pace = 20 * second;

/**
 * Where a bill is to be paid with a coin: held as it was shown first, read again while its price holds, and confirmed by the
 * bill. Once its price is over, a person asks for another.
 */
export function usePayPlace(bill_id: number, symbol: string) {
  const now = useNow();
  const [kept, keep] = useState<{ place: PayAddress; at: number } | null>(null);
  const held = kept?.place ?? null;
  /** What was shown before a person asked for another price. */
  const [before, setBefore] = useState<PayAddress | null>(null);
  const isOver = held !== null && held.expire_at <= now;
  const place = useQuery({
    ...read(billing.payAddress, { bill_id, symbol }),
    staleTime: 0,
    refetchOnMount: 'always',
    // Another question would begin another price.
    refetchInterval: isOver ? false : pace,
    refetchOnWindowFocus: !isOver,
  });
  const answer = place.isFetchedAfterMount ? place.data : undefined;
  if (kept === null && answer !== undefined) keep({ place: answer, at: place.dataUpdatedAt });
  const { bill, isUnread, ask } = useBillNaming(bill_id, {
    toldAt: answer === undefined ? 0 : place.dataUpdatedAt,
    since: kept?.at ?? Infinity,
  });
  return {
    place,
    shown:
      held === null || answer === undefined
        ? null
        : { held, before, bill, state: placeState({ bill, held, latest: answer, now }) },
    /** The bill could not be read. */
    isUnread,
    ask,
    /** Asks for another price, in the place of one that is over. */
    renew: async () => {
      const { data, dataUpdatedAt } = await place.refetch();
      if (data === undefined || data.expire_at <= currentTime()) return;
      setBefore(held);
      keep({ place: data, at: dataUpdatedAt });
    },
  };
}

interface Told {
  /** When a place was told last; 0 before. */
  toldAt: number;
  /** When the one that is shown was told. */
  since: number;
}

/** The bill as it is since the place that is shown was told, read again whenever one is told: it names that place too. */
function useBillNaming(bill_id: number, { toldAt, since }: Told) {
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    ...read(billing.bill, { bill_id }),
    enabled: false,
  });
  useEffect(() => {
    if (toldAt > 0) void refetch();
  }, [toldAt, refetch]);
  const isNew = dataUpdatedAt >= since;
  return {
    bill: isNew ? (data satisfies BillDetail | undefined) : undefined,
    isUnread: isError && !isNew,
    ask: () => void refetch(),
  };
}
