import { collection } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { ruleIdIn } from '../rule/rule-id.rules.ts';
import { ruleOf } from '../rule/rule-query.ts';
import { authsList, authsParams, type AuthsState } from './auths-list.ts';

/** One page of the authorizations of a rule. */
export const authsOf = (state: AuthsState, id: number) =>
  read(collection.authorised, { ...authsParams(state, id), ...orderOf(state), ...pagingOf(state) });

export const askFirst: AskFirst = async (queries, { pathname, search }) => {
  const id = ruleIdIn(pathname);
  if (id === null) return;
  await Promise.all([askEarly(queries, ruleOf(id)), askEarly(queries, authsOf(authsList.parse(search), id))]);
};
