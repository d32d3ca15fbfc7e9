import { AnswerMismatch, web3, withdrawals, type Query } from '@mpc/api';
import { keyOf } from '@mpc/api/queries';
import { queryOptions } from '@tanstack/react-query';
import { client } from '#shared/api/api.ts';
import type { OrderInfo, OrderRef } from './order-info.ts';

type Call = <Params, Data>(endpoint: Query<Params, Data>, params: Params) => Promise<Data>;

const lineOf = (kind: OrderRef['kind']) => (kind === 'web3' ? web3.info : withdrawals.info);

/** Asks for an order: calls of contracts have a call of their own. One of another kind is another order. */
export async function orderBy({ kind, id }: OrderRef, call: Call): Promise<OrderInfo> {
  const order = kind === 'web3' ? await call(web3.info, { id }) : await call(withdrawals.info, { id });
  if (order.trans_kind !== kind) throw new AnswerMismatch(lineOf(kind), 'trans_kind');
  return order;
}

/** How an order is read. */
export const readOrder = (kind: OrderRef['kind'], id: number) =>
  queryOptions({
    queryKey: keyOf(lineOf(kind), { id }),
    queryFn: ({ signal }) =>
      orderBy({ kind, id }, (endpoint, params) => client.call(endpoint, params, { signal })),
  });
