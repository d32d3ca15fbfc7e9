import { kyt } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { kytOrdersList, orderParams, type KytOrdersState } from './orders/kyt-orders-list.ts';

/** The providers of a wallet. */
export const servicesOf = (walletId: number) => read(kyt.services, { wallet_id: walletId });

/** One page of the orders. They sort by time alone, so that the server takes no name to order by. */
export function ordersOf(state: KytOrdersState, walletId: number) {
  const { order } = orderOf(state);
  return read(kyt.orders, {
    ...orderParams(state, walletId),
    ...(order === undefined ? {} : { order }),
    ...pagingOf(state),
  });
}

export const askFirst: AskFirst = (queries, { search, walletId }) => {
  const state = kytOrdersList.parse(search);
  return state.tab === 'orders'
    ? askEarly(queries, ordersOf(state, walletId))
    : askEarly(queries, servicesOf(walletId));
};
