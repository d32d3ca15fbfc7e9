import { web3, withdrawals } from '@mpc/api';
import { keyOf } from '@mpc/api/queries';
import { queryOptions } from '@tanstack/react-query';
import { client } from '#shared/api/api.ts';
import type { OrderInfo, OrderKind } from './order-info.ts';

/** How an order is read: calls of contracts have a call of their own. */
export const readOrder = (kind: OrderKind, id: number) =>
  queryOptions({
    queryKey: keyOf(kind === 'web3' ? web3.info : withdrawals.info, { id }),
    queryFn: ({ signal }): Promise<OrderInfo> =>
      kind === 'web3'
        ? client.call(web3.info, { id }, { signal })
        : client.call(withdrawals.info, { id }, { signal }),
  });
