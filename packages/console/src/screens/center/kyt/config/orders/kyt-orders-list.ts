import type { KytOrder } from '@mpc/api';
import { choices, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
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
