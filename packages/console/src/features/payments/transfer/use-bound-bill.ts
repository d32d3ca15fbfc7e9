import { billing } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { useIsOver } from '#shared/freshness/use-is-over.ts';
import { billState } from './bound-bill.rules.ts';
import { billOf, type TransferValues } from './transfer.values.ts';

/** The bill that a form pays, asked for while it is in sight: where it is to be paid now, and whether the bill says so too. */
export function useBoundBill(values: TransferValues, walletId: number) {
  const bill = billOf(values.bound);
  const bill_id = bill?.billId ?? 0;
  const asked = { enabled: bill !== null, staleTime: 0, refetchOnMount: 'always', ...live } as const;
  const place = useQuery({ ...read(billing.payAddress, { bill_id, symbol: values.symbol ?? '' }), ...asked });
  // A bill names the place once that was asked for.
  const detail = useQuery({
    ...read(billing.bill, { bill_id }),
    ...asked,
    enabled: bill !== null && place.isFetchedAfterMount,
  });
  // A price that is over is none, until another is told.
  const isOver = useIsOver(place.data?.expire_at);
  const { refetch } = place;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  const isRead = place.isFetchedAfterMount && detail.isFetchedAfterMount && !isOver;
  return {
    state: billState(values, isRead ? detail.data : undefined, place.data, walletId),
    queries: [place, detail],
  };
}
