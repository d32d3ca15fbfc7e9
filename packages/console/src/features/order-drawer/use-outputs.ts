import { withdrawals, type WithdrawOutputs } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { type OrderInfo, outputsAgree, paysSeveral } from '#features/orders';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';

/** Everybody an order pays, where that is more than one; `fault` says why nobody may decide by it. */
export interface Outputs {
  rows: WithdrawOutputs['outputs'];
  fault: 'reading' | 'unread' | 'differ' | null;
}

/** Reads everybody an order pays, again and again while it is in sight. */
export function useOutputs(order: OrderInfo): Outputs {
  const several = paysSeveral(order);
  const { data, isError } = useQuery({
    ...read(withdrawals.outputs, { id: order.id }),
    enabled: several,
    ...live,
  });
  if (!several) return { rows: [], fault: null };
  if (data === undefined) return { rows: [], fault: isError ? 'unread' : 'reading' };
  return { rows: data.outputs, fault: outputsAgree(order, data) ? null : 'differ' };
}
