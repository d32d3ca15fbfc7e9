import { operations, strategies, type ItemStatus } from '@mpc/api';
import { changeStatuses, isWorkspaceBusiness } from '#features/strategies';
import { read } from '#shared/api/api.ts';
import { choice, choices, id, names } from '#shared/list/codec.ts';
import { defineList, orderOf, pagingOf, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';

/** Changes of the workspace strategies, what they decided, and what was done with them from where. */
export const logTabs = ['changes', 'business', 'operations'] as const;

/** What the workspace strategies decided; its filters are those of the changes. */
export const businessList = defineList({
  name: 'workspace-approvals',
  view: { tab: choice(logTabs, 'changes') },
  filters: {
    status: choices<ItemStatus>(changeStatuses),
    biz: names(),
    by: id(),
    period: days(),
  },
  sort: ['created_at', 'finished_at'],
});

export type BusinessListState = StateOf<typeof businessList>;

/** What a filter asks of the server. */
export const businessParams = ({ status, biz, by, period }: BusinessListState, walletId: number) => ({
  wallet_id: walletId,
  type: ['workspace' as const],
  ...omitEmpty({ status, business_type: biz.filter(isWorkspaceBusiness), operator_uid: by }),
  ...boundsOf(period),
});

/** One page of what they decided. */
export const businessOf = (state: BusinessListState, walletId: number) =>
  read(strategies.businessList, {
    ...businessParams(state, walletId),
    ...orderOf(state),
    ...pagingOf(state),
  });

/** The operations are told in the order in which they were done. */
export const operationList = defineList({
  name: 'workspace-operations',
  view: { tab: choice(logTabs, 'changes') },
  filters: {
    status: choices<ItemStatus>(changeStatuses),
    biz: names(),
    by: id(),
    period: days(),
  },
  sort: ['created_at'],
});

/** What a filter asks of the server; the log calls a scenario an area. */
export const operationParams = ({ status, biz, by, period }: BusinessListState, walletId: number) => ({
  wallet_id: walletId,
  business: ['workspace'],
  ...omitEmpty({
    status,
    area: biz.filter(isWorkspaceBusiness),
    operator: by === null ? [] : [by],
  }),
  ...boundsOf(period),
});

/** One page of the operations. */
export const operationsOf = (state: StateOf<typeof operationList>, walletId: number) =>
  read(operations.list, {
    ...operationParams(state, walletId),
    ...orderOf(state),
    ...pagingOf(state),
  });
