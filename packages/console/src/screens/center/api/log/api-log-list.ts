import type { ItemStatus } from '@mpc/api';
import { choices, ids, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';

/** What is done with an API, as its log names it. */
export const apiActs = ['create', 'edit_key', 'edit_ip', 'edit_url', 'enable', 'disable'] as const;

/** 0 pending, 1 approved, 2 rejected, 3 canceled, 4 expired, 5 canceled by the system. */
export const apiOutcomes = [0, 1, 2, 3, 4, 5] as const satisfies ItemStatus[];

export const apiLogList = defineList({
  name: 'api-log',
  view: {},
  filters: {
    act: choices(apiActs),
    /** Members, by their numbers. */
    who: ids(),
    status: choices(apiOutcomes),
    period: days(),
    /** Part of a value. */
    q: text(),
  },
  sort: ['created_at'],
});

export type ApiLogState = StateOf<typeof apiLogList>;

/** What a filter asks of the server: of all its logs that of the API. */
export const apiLogParams = ({ act, who, status, period, q }: ApiLogState, walletId: number) => ({
  wallet_id: walletId,
  business: ['api'],
  ...omitEmpty({ op_type: act, operator: who, status: [...status], keyword: q }),
  ...boundsOf(period),
});
