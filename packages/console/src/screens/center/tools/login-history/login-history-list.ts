import type { LoginClient } from '@mpc/api';
import { choice, id, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';

/** 1 succeeded, 0 failed. */
export const loginResults = [1, 0] as const;

export const loginClients = ['web', 'app', 'api'] as const satisfies LoginClient[];

export const loginHistoryList = defineList({
  name: 'login-history',
  view: {},
  filters: {
    result: choice(loginResults),
    client: choice(loginClients),
    /** A member, by their number; only the owner reads others than themselves. */
    who: id(),
    period: days(),
    /** Part of an IP address, location, device or browser. */
    q: text(),
  },
  sort: ['login_time'],
});

export type LoginHistoryState = StateOf<typeof loginHistoryList>;

/** What a filter asks of the server. */
export const loginParams = ({ result, client, who, period, q }: LoginHistoryState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({ result, client_type: client, uid: who, keyword: q }),
  ...boundsOf(period),
});
