import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';
import { coldNetworksOf, contractsOf } from './contracts-query.ts';

export const askFirst: AskFirst = (queries, { walletId }) =>
  Promise.all([askEarly(queries, coldNetworksOf(walletId)), askEarly(queries, contractsOf(walletId))]);
