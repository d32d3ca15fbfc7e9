import type { TaskDirection } from '@mpc/api';
import { choice, choices, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';
import { taskStatuses } from './task-looks.ts';

export const taskDirections = [1, 2, 3] as const satisfies TaskDirection[];

/** 1 a fund strategy, 2 a person. */
export const taskSources = [1, 2] as const;

export const flowLogList = defineList({
  name: 'cold-wallet-tasks',
  view: {},
  filters: {
    direction: choice(taskDirections),
    coin: text(),
    source: choice(taskSources),
    status: choices(taskStatuses),
    period: days(),
    /** Part of a task number, hash or address. */
    q: text(),
  },
  sort: ['created_at', 'amount'],
  hidden: ['txid', 'duration'],
});

export type FlowLogState = StateOf<typeof flowLogList>;

/** What a filter asks of the server. */
export const flowLogParams = (state: FlowLogState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({
    direction: state.direction,
    symbol: state.coin,
    source: state.source,
    status: state.status,
    keyword: state.q,
  }),
  ...boundsOf(state.period),
});
