import { collection } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import { startOfToday } from '#shared/list/use-today.ts';
import type { AskFirst } from '#shared/screen.ts';
import { runsList, runsParams, type RunsState } from './runs-list.ts';

/** One page of the sweeps. */
export const runsOf = (state: RunsState, walletId: number, today: number) =>
  read(collection.history, { ...runsParams(state, walletId, today), ...orderOf(state), ...pagingOf(state) });

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  askEarly(queries, runsOf(runsList.parse(search), walletId, startOfToday()));
