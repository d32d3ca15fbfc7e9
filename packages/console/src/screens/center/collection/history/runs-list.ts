import { WithdrawStatus } from '@mpc/api';
import { choice, choices, id, names, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, period } from '#shared/list/period.rules.ts';

/** The statuses of sweeps, in the order of their life. */
export const runStatuses = Object.values(WithdrawStatus);

export const runsList = defineList({
  name: 'collection-history',
  view: {},
  filters: {
    period: period(),
    /** By number. */
    rule: id(),
    /** By main coin. */
    net: names(),
    coin: names(),
    status: choices(runStatuses),
    /** 1 manual, 2 scheduled. */
    trigger: choice([1, 2]),
    /** Part of a rule's name or a hash. */
    q: text(),
  },
  sort: ['created_at', 'amount_usd', 'address_count'],
});

export type RunsState = StateOf<typeof runsList>;

/** What a filter asks of the server. */
export const runsParams = (state: RunsState, walletId: number, today: number) => ({
  wallet_id: walletId,
  ...omitEmpty({
    rule_id: state.rule,
    base_symbol: state.net,
    symbol: state.coin,
    status: state.status,
    trigger: state.trigger,
    keyword: state.q,
  }),
  ...boundsOf(state.period, today),
});
