import { approvals } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { pagingOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { todoList, todoParams, type TodoState } from './todo-list.ts';

/** One page of the items. */
export const itemsOf = (state: TodoState, walletId: number) =>
  read(approvals.items, { ...todoParams(state, walletId), ...pagingOf(state) });

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  askEarly(queries, itemsOf(todoList.parse(search), walletId));
