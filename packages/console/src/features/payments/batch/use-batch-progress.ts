import type { KeptRun } from './batch-kept.ts';
import { mayHaveOrder } from './outcome.ts';
import { rowsOf } from './row-state.rules.ts';
import { useBatchOrders } from './use-batch-orders.ts';

/** How many payments of a batch are completed. */
export function useBatchProgress({ plan, outcomes }: KeptRun): number {
  const { orders } = useBatchOrders(plan, outcomes.filter(mayHaveOrder).length);
  return rowsOf(plan, outcomes, orders).filter(({ state }) => state === 'completed').length;
}
