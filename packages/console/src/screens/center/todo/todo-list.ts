import type { ItemType, Urgency } from '@mpc/api';
import { choice, choices, id } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';

/** What waits for me, what I wait for, and what is over. */
export const todoTabs = ['mine', 'started', 'done'] as const;

/** The sorts of items there are, as they are offered. */
export const itemTypes = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
] as const satisfies ItemType[];

/** How soon something comes to nothing, the soonest first. */
export const urgencies = [2, 1, 0] as const satisfies Urgency[];

export const todoList = defineList({
  name: 'todo',
  view: { tab: choice(todoTabs, 'mine') },
  filters: {
    type: choices(itemTypes),
    sub: id(),
    urgency: choices(urgencies),
    /** The days on which it was asked for. */
    period: days(),
  },
});

export type TodoState = StateOf<typeof todoList>;

/** What a filter asks of the server. */
export const todoParams = ({ tab, type, sub, urgency, period }: TodoState, walletId: number) => ({
  wallet_id: walletId,
  tab,
  // The soonest first, where something is to be done about it.
  ...(tab === 'done' ? {} : ({ order_by: 'expire_at', order: 'asc' } as const)),
  ...omitEmpty({ item_type: type, sub_wallet_id: sub, urgency }),
  ...boundsOf(period),
});
