import { coldWallet } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { flowLogList, flowLogParams, type FlowLogState } from './flow-log-list.ts';

/** One page of the tasks. */
export const tasksOf = (state: FlowLogState, walletId: number) =>
  read(coldWallet.tasks, { ...flowLogParams(state, walletId), ...orderOf(state), ...pagingOf(state) });

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  askEarly(queries, tasksOf(flowLogList.parse(search), walletId));
