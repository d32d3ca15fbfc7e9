import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import { startOfToday } from '#shared/list/use-today.ts';
import type { AskFirst } from '#shared/screen.ts';
import { transactionParams, transactionsList } from './transactions-list.ts';
import { transactionRows } from './use-transaction-rows.ts';

export const askFirst: AskFirst = (queries, { search, walletId }) => {
  const state = transactionsList.parse(search);
  const params = transactionParams(state, walletId, startOfToday());
  return askEarly(queries, transactionRows({ ...params, ...orderOf(state), ...pagingOf(state) }));
};
