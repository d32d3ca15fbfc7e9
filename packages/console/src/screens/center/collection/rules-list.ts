import { choice, choices, names, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';

/** The statuses of rules. */
export const ruleStatuses = [0, 1, 2, 3, 4, 5] as const;

export const rulesList = defineList({
  name: 'collection',
  view: {},
  filters: {
    /** By main coin. */
    net: names(),
    status: choices(ruleStatuses),
    /** 1 manual, 2 scheduled. */
    mode: choice([1, 2]),
    /** Part of a name, a contract or a receiving address. */
    q: text(),
  },
  sort: ['updated_at', 'rule_name', 'status'],
});

export type RulesState = StateOf<typeof rulesList>;

/** What a filter asks of the server. */
export const rulesParams = (state: RulesState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({
    base_symbol: state.net,
    status: state.status,
    collect_mode: state.mode,
    keyword: state.q,
  }),
});
