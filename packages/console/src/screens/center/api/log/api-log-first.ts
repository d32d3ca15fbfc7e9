import { operations } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { apiLogList, apiLogParams, type ApiLogState } from './api-log-list.ts';

/** One page of what was done with the API. */
export const apiChangesOf = (state: ApiLogState, walletId: number) =>
  read(operations.list, { ...apiLogParams(state, walletId), ...orderOf(state), ...pagingOf(state) });

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  askEarly(queries, apiChangesOf(apiLogList.parse(search), walletId));
