import { account } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { loginHistoryList, loginParams, type LoginHistoryState } from './login-history-list.ts';

/** One page of the sign-ins. */
export const loginsOf = (state: LoginHistoryState, walletId: number) =>
  read(account.logins, { ...loginParams(state, walletId), ...orderOf(state), ...pagingOf(state) });

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  askEarly(queries, loginsOf(loginHistoryList.parse(search), walletId));
