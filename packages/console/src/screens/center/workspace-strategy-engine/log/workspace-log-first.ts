import { changeList, changesOf } from '#features/strategies';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';
import { businessList, businessOf, operationList, operationsOf } from './business-list.ts';

export const askFirst: AskFirst = (queries, { search, walletId }) => {
  const state = businessList.parse(search);
  if (state.tab === 'operations')
    return askEarly(queries, operationsOf(operationList.parse(search), walletId));
  return state.tab === 'changes'
    ? askEarly(queries, changesOf(changeList.parse(search), walletId, 'workspace'))
    : askEarly(queries, businessOf(state, walletId));
};
