import { collection } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { rulesList, rulesParams, type RulesState } from './rules-list.ts';

/** One page of the rules. */
export const rulesOf = (state: RulesState, walletId: number) =>
  read(collection.rules, { ...rulesParams(state, walletId), ...orderOf(state), ...pagingOf(state) });

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  askEarly(queries, rulesOf(rulesList.parse(search), walletId));
