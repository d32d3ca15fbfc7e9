import { isTerminal, transactions, type TransactionPage, type TransactionRow } from '@mpc/api';
import { useMemo } from 'react';
import { poll } from '#shared/api/poll.ts';
import { read } from '#shared/api/api.ts';
import { hour, second } from '#shared/durations.ts';
import type { BatchPlan } from './batch-plan.ts';
import { useAllPages } from './use-all-pages.ts';

const page_size = 1000;
const mostPages = 20;

/** Clocks of browsers and servers differ: an order may bear a time before its batch. */
const clockSkew = hour;

/** How often a page is read again while an order of the batch on it is under way. */
const pace = 10 * second;

const byRequest = (
  pages: readonly Pick<TransactionPage, 'list'>[],
  own: ReadonlySet<string>,
): ReadonlyMap<string, TransactionRow> =>
  new Map(
    pages.flatMap(({ list }) =>
      list.filter(({ request_id }) => own.has(request_id)).map((row) => [row.request_id, row] as const),
    ),
  );

/**
 * The orders of a batch as the server has them, by request id: a thousand with one call, the oldest first, so that a page
 * on which all have ended is never read again. `wanted` is how many of them the server may have.
 */
export function useBatchOrders({ uid, home, createdAt, payments }: BatchPlan, wanted: number) {
  const own = useMemo(() => new Set(payments.map(({ requestId }) => requestId)), [payments]);
  const { pages, isError, error, dataUpdatedAt, isFetching, refetch } = useAllPages(
    (page_no) =>
      read(transactions.list, {
        wallet_id: home.wallet.id,
        sub_wallet_id: [home.subWallet.id],
        trans_kind: ['withdraw'],
        initiator: [uid],
        start_time: createdAt - clockSkew,
        order_by: 'created_at',
        order: 'asc',
        page_no,
        page_size,
      }),
    mostPages,
    {
      enabled: wanted > 0,
      staleTime: 0,
      refetchInterval: (query) => {
        const list = query.state.data?.list ?? [];
        const mine = list.filter(({ request_id }) => own.has(request_id));
        const isOver = mine.every(isTerminal) && (list.length === page_size || mine.length >= wanted);
        return isOver ? false : poll(pace)(query);
      },
    },
  );
  const orders = useMemo(() => byRequest(pages ?? [], own), [pages, own]);
  return {
    orders,
    /** When the oldest of what is shown was read; 0 before all of it was. */
    observedAt: dataUpdatedAt,
    isFetching,
    /** Whether one of them may still change. */
    isMoving: [...orders.values()].some((order) => !isTerminal(order)),
    /** Why they are not there, where they could not be read. */
    check: { isError, error, data: pages, isFetching, refetch },
    /** Reads all of it once more; null where no answer came. */
    reread: async () => {
      const fresh = await refetch();
      return fresh === null ? null : byRequest(fresh, own);
    },
  };
}
