import { autoCollect } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf, type StateOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { coinFundsList, coinFundsParams } from './funds-lists.ts';

/** One page of the coins that wait to be swept. */
export const coinFundsOf = (state: StateOf<typeof coinFundsList>, walletId: number) =>
  read(autoCollect.waiting, { ...coinFundsParams(state, walletId), ...orderOf(state), ...pagingOf(state) });

export const askFirst: AskFirst = (queries, { search, walletId }) => {
  const state = coinFundsList.parse(search);
  return state.tab === 'coins' ? askEarly(queries, coinFundsOf(state, walletId)) : Promise.resolve();
};
