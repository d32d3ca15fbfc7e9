import { addressBook, operations } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { pagingOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { bookLogList, operationParams, requestParams, type BookLogState } from './book-log-list.ts';

/** One page of the requests. */
export const requestsOf = (state: BookLogState, walletId: number) =>
  read(addressBook.audits, { ...requestParams(state, walletId), ...pagingOf(state) });

/** One page of what people did. */
export const operationsOf = (state: BookLogState, walletId: number) =>
  read(operations.list, { ...operationParams(state, walletId), ...pagingOf(state) });

export const askFirst: AskFirst = (queries, { search, walletId }) => {
  const state = bookLogList.parse(search);
  return state.tab === 'requests'
    ? askEarly(queries, requestsOf(state, walletId))
    : askEarly(queries, operationsOf(state, walletId));
};
