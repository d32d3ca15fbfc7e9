import { ton } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';
import { tonQueryList, tonQuestion } from './ton-query-list.ts';

export const askFirst: AskFirst = async (queries, { search, walletId }) => {
  const state = tonQueryList.parse(search);
  if (state.hash.length > 0) await askEarly(queries, read(ton.transactions, tonQuestion(state, walletId)));
};
