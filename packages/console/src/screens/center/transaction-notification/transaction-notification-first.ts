import { callbacks } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import { startOfToday } from '#shared/list/use-today.ts';
import type { AskFirst } from '#shared/screen.ts';
import { callbackParams, callbacksList, type CallbacksState } from './callbacks-list.ts';

/** One page of the deliveries. */
export const rowsOf = (state: CallbacksState, walletId: number, today: number) =>
  read(callbacks.list, { ...callbackParams(state, walletId, today), ...orderOf(state), ...pagingOf(state) });

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  askEarly(queries, rowsOf(callbacksList.parse(search), walletId, startOfToday()));
