import { approvals, members } from '@mpc/api';
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

const equalRightsKey = 10;

/** Equal-rights keys that were sent to this person and wait to be accepted. */
export const offersOf = (walletId: number) =>
  read(approvals.items, {
    wallet_id: walletId,
    tab: 'mine',
    item_type: [equalRightsKey],
    page_no: 1,
    page_size: 10,
  });

export const askFirst: AskFirst = (queries, { search, walletId }) => {
  const state = teamList.parse(search);
  return Promise.all([
    askEarly(queries, offersOf(walletId)),
    askEarly(queries, state.tab === 'members' ? membersOf(state, walletId) : everyMemberOf(walletId)),
  ]);
};
