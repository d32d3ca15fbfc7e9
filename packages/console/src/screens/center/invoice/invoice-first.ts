import { billing } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { billParams, billsList, type BillsState } from './bills-list.ts';

/** One page of the bills. */
export const billsOf = (state: BillsState, walletId: number) =>
  read(billing.bills, { ...billParams(state, walletId), ...orderOf(state), ...pagingOf(state) });

/** What the wallet has bought. */
export const packageOf = (walletId: number) => read(billing.package, { wallet_id: walletId });

/** What is still to be paid. */
export const pendingOf = (walletId: number) => read(billing.pending, { wallet_id: walletId });

export const askFirst: AskFirst = async (queries, { search, walletId }) =>
  Promise.all([
    askEarly(queries, billsOf(billsList.parse(search), walletId)),
    askEarly(queries, packageOf(walletId)),
    askEarly(queries, pendingOf(walletId)),
  ]);
