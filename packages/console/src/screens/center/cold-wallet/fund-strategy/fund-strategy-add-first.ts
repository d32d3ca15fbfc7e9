import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';
import { coldCoinsOf, contractsInForceOf } from './fund-queries.ts';

export const askFirst: AskFirst = (queries, { walletId }) =>
  Promise.all([askEarly(queries, coldCoinsOf(walletId)), askEarly(queries, contractsInForceOf(walletId))]);
