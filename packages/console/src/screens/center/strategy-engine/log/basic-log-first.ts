import { changeList, changesOf } from '#features/strategies';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  askEarly(queries, changesOf(changeList.parse(search), walletId, 'basic'));
