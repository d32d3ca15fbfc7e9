import { tron } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { accountsList, accountsParams, type AccountsState } from './accounts-list.ts';

/** The addresses that energy is delegated to, and what each used in the period. */
export const accountsOf = (state: AccountsState, walletId: number) =>
  read(tron.proxyData, { ...accountsParams(state, walletId), ...orderOf(state) });

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  askEarly(queries, accountsOf(accountsList.parse(search), walletId));
