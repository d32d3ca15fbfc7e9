import { kyt, type KytOrder } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { choices, text } from '#shared/list/codec.ts';
import { defineList, orderOf, pagingOf, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { kytConfigTab } from '../kyt-config-tabs.ts';

/** The statuses of the bill that an order is paid by. */
export const orderStatuses = [0, 1, 2, 3, 4, 5, 6] as const satisfies KytOrder['status'][];

export const kytOrdersList = defineList({
  name: 'kyt-orders',
  view: { tab: kytConfigTab() },
  filters: {
    /** By name, as the server takes it. */
    provider: text(),
    status: choices(orderStatuses),
  },
  sort: ['created_at'],
});

export type KytOrdersState = StateOf<typeof kytOrdersList>;

/** What a filter asks of the server. */
export const orderParams = ({ provider, status }: KytOrdersState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({ provider, status: [...status] }),
});

/** One page of the orders. They sort by time alone, so that the server takes no name to order by. */
export function ordersOf(state: KytOrdersState, walletId: number) {
  const { order } = orderOf(state);
  return read(kyt.orders, {
    ...orderParams(state, walletId),
    ...(order === undefined ? {} : { order }),
    ...pagingOf(state),
  });
}
