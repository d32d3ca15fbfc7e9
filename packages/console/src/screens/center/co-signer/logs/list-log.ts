import { operations } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { choice, choices, ids, text } from '#shared/list/codec.ts';
import { defineList, orderOf, pagingOf, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';

/** Changes of the settings, and of the lists beside them. */
export const logTabs = ['settings', 'lists'] as const;

/** The log that an address names. */
export const logTab = () => choice(logTabs, 'settings');

/** The lists, by what the server calls their logs. */
export const loggedLists = ['blacklist', 'notice'] as const;

export const listLog = defineList({
  name: 'auto-sweep-lists-log',
  view: { tab: logTab() },
  filters: {
    list: choices(loggedLists),
    /** Members, by their numbers. */
    who: ids(),
    period: days(),
    q: text(),
  },
  sort: ['created_at'],
});

export type ListLogState = StateOf<typeof listLog>;

/** What a filter asks of the server. Of those who are told, only they who are told of auto sweep are meant. */
export const listLogParams = ({ list, who, period, q }: ListLogState, walletId: number) => ({
  wallet_id: walletId,
  business: list.length === 0 ? [...loggedLists] : list,
  area: ['address', 'auto_collect'],
  ...omitEmpty({ operator: who, keyword: q }),
  ...boundsOf(period),
});

/** One page of what was done with the lists. */
export const listChangesOf = (state: ListLogState, walletId: number) =>
  read(operations.list, { ...listLogParams(state, walletId), ...orderOf(state), ...pagingOf(state) });
