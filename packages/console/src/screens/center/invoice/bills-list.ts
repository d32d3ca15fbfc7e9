import type { BillStatus, BillType } from '@mpc/api';
import { choices, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';

export const billStatuses = [0, 1, 2, 3, 4, 5, 6] as const satisfies BillStatus[];
export const billTypes = [1, 2, 3, 4, 5, 6] as const satisfies BillType[];

export const billsList = defineList({
  name: 'bills',
  view: {},
  filters: {
    status: choices(billStatuses),
    type: choices(billTypes),
    /** When they were made. */
    period: days(),
    /** Part of a bill number. */
    q: text(),
  },
  sort: ['created_at', 'due_time', 'pay_time', 'amount'],
  hidden: ['created_at', 'unpaid_amount'],
});

export type BillsState = StateOf<typeof billsList>;

/** What a filter asks of the server. */
export const billParams = ({ status, type, period, q }: BillsState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({ status: [...status], bill_type: [...type], keyword: q }),
  ...boundsOf(period),
});
