import { withdrawals, type WithdrawOutputs } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { type OrderInfo, outputsAgree, paysSeveral } from '#features/orders';
import { read } from '#shared/api/api.ts';
import type { Check } from '#shared/query-view/checks-failed.tsx';
import { live } from '#shared/freshness/live.ts';

/** Everybody an order pays, where that is more than one; `fault` says why nobody may decide by it. */
export interface Outputs {
  rows: WithdrawOutputs['outputs'];
  fault: 'reading' | 'unread' | 'differ' | null;
  check: Check;
}

/** Reads everybody an order pays, again and again while it is in sight. */
export function useOutputs(order: OrderInfo): Outputs {
  const several = paysSeveral(order);
  const check = useQuery({
    ...read(withdrawals.outputs, { id: order.id }),
    enabled: several,
    ...live,
  });
  const { data, isError } = check;
  if (!several) return { rows: [], fault: null, check };
  if (data === undefined) return { rows: [], fault: isError ? 'unread' : 'reading', check };
  return { rows: data.outputs, check, fault: outputsAgree(order, data) ? null : 'differ' };
}
