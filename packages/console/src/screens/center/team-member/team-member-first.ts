import { members } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { teamList, teamParams, type TeamState } from './team-list.ts';

/** The members that the address asks for. */
export const membersOf = (state: TeamState, walletId: number) =>
  read(members.list, { ...teamParams(state, walletId), ...orderOf(state) });

/** Everybody in the wallet. */
export const everyMemberOf = (walletId: number) => read(members.list, { wallet_id: walletId });

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  askEarly(queries, membersOf(teamList.parse(search), walletId));
