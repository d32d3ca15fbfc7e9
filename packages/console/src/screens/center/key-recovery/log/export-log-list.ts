import type { ItemStatus } from '@mpc/api';
import { choices, ids } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';

/** What is written down: keys were asked for, and exported. */
export const exportOps = ['apply', 'export'] as const;

/** 0 pending, 1 approved, 2 rejected, 3 canceled, 4 expired, 5 canceled by the system. */
export const requestStatuses = [0, 1, 2, 3, 4, 5] as const satisfies ItemStatus[];

export const exportLogList = defineList({
  name: 'key-export-log',
  view: {},
  filters: {
    op: choices(exportOps),
    status: choices(requestStatuses),
    /** Members, by their numbers. */
    who: ids(),
    period: days(),
  },
  sort: ['created_at'],
});

export type ExportLogState = StateOf<typeof exportLogList>;

/** What a filter asks of the server: of all its logs that of the exports of keys. */
export const exportLogParams = ({ op, status, who, period }: ExportLogState, walletId: number) => ({
  wallet_id: walletId,
  business: ['key_export'],
  ...omitEmpty({ op_type: [...op], status: [...status], operator: who }),
  ...boundsOf(period),
});
