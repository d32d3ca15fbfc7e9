import type { AdvancedStrategy } from '@mpc/api';
import { fits, isNumber, listOf, orNull } from '#shared/fields.ts';

/** A new order of strategies as it is drafted: their numbers, the first one first; null while nothing was moved. */
interface OrderValues {
  ids: readonly number[] | null;
}

const nothingMoved: OrderValues = { ids: null };

const isOrder = fits<OrderValues>({ ids: orNull(listOf(isNumber)) });

/** Where a new order is kept until it is submitted. */
export const orderDraft = (subWalletId: number, type: 1 | 2) => ({
  kind: `strategy-order ${type}`,
  subWalletId,
  empty: nothingMoved,
  isValues: isOrder,
});

/** Those that decide now, the first one first; those that wait to be added follow by themselves. */
export function splitStrategies(all: readonly AdvancedStrategy[]) {
  return {
    inForce: all.filter(({ status }) => status === 1).toSorted((one, other) => one.priority - other.priority),
    added: all.filter(({ status }) => status === 0),
  };
}

/** The strategies in their drafted order; as they are where the draft is of others, or moves nothing. */
export function ordered(
  inForce: readonly AdvancedStrategy[],
  ids: readonly number[] | null,
): { rows: readonly AdvancedStrategy[]; isMoved: boolean } {
  const rows = (ids ?? []).flatMap((id) => inForce.filter((one) => one.strategy_id === id));
  const isWhole = rows.length === inForce.length && new Set(ids).size === rows.length;
  if (!isWhole) return { rows: inForce, isMoved: false };
  return { rows, isMoved: rows.some((row, at) => row !== inForce[at]) };
}
