import type { UseQueryResult } from '@tanstack/react-query';
import type { Terms } from './use-terms.ts';

/** How an order is read. */
export type OrderQuery = Pick<UseQueryResult, 'dataUpdatedAt' | 'refetch'>;

/** When an order and what a replacement of it costs were read, and how they are read again. */
export interface Reading {
  /** The older of both. */
  observedAt: number;
  refresh: () => void;
  quotedAt: number;
  fees: Pick<Terms, 'isFetching' | 'refetch'>;
}

/** Puts both readings together. Terms that are not there yet are not old. */
export function readingOf(order: OrderQuery, terms: Terms): Reading {
  const quotedAt = terms.dataUpdatedAt;
  return {
    observedAt: quotedAt === 0 ? order.dataUpdatedAt : Math.min(order.dataUpdatedAt, quotedAt),
    refresh: () => {
      void order.refetch();
      void terms.refetch();
    },
    quotedAt,
    fees: terms,
  };
}
