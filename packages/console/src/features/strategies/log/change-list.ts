import { strategies, type ChangeRequest, type ItemStatus } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { choices, id, names } from '#shared/list/codec.ts';
import { defineList, orderOf, pagingOf, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';
import { isWorkspaceBusiness } from './workspace-business.ts';

/** Where a request can have come to. */
export const changeStatuses = [0, 1, 2, 3, 4, 5] as const satisfies ItemStatus[];

/** The requests to change strategies, of every sort; each log asks for its own. */
export const changeList = defineList({
  name: 'strategy-changes',
  view: {},
  filters: {
    status: choices(changeStatuses),
    /** Of sub-wallets' strategies. */
    sub: id(),
    /** Of workspace strategies: their scenarios. */
    biz: names(),
    /** Who requested it. */
    by: id(),
    period: days(),
  },
  sort: ['created_at', 'finished_at'],
});

export type ChangeListState = StateOf<typeof changeList>;

/** What a filter asks of the server. */
export const changeParams = (
  { status, sub, biz, by, period }: ChangeListState,
  walletId: number,
  business: ChangeRequest['business'],
) => ({
  wallet_id: walletId,
  type: [business],
  ...omitEmpty({
    status,
    sub_wallet_id: business === 'workspace' ? null : sub,
    business_type: business === 'workspace' ? biz.filter(isWorkspaceBusiness) : [],
    operator_uid: by,
  }),
  ...boundsOf(period),
});

/** One page of the requests. */
export const changesOf = (state: ChangeListState, walletId: number, business: ChangeRequest['business']) =>
  read(strategies.changes, {
    ...changeParams(state, walletId, business),
    ...orderOf(state),
    ...pagingOf(state),
  });
