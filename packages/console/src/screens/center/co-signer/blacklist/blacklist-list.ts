import type { BlacklistScope } from '@mpc/api';
import { choice, choices, names, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';
import { coSignerTab } from '../co-signer-tabs.ts';

export const blacklistScopes = [1, 2, 3] as const satisfies BlacklistScope[];

export const entryStates = ['on', 'off'] as const;

export const blacklistList = defineList({
  name: 'blacklist',
  view: { tab: coSignerTab() },
  filters: {
    /** By main coin. */
    net: names(),
    scope: choices(blacklistScopes),
    state: choice(entryStates),
    period: days(),
    /** Part of an address or a reason. */
    q: text(),
  },
  sort: ['created_at', 'base_symbol', 'address'],
});

export type BlacklistState = StateOf<typeof blacklistList>;

/** What a filter asks of the server. */
export const blacklistParams = ({ net, scope, state, period, q }: BlacklistState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({
    base_symbol: net,
    scope,
    status: state === null ? null : state === 'on' ? (1 as const) : (0 as const),
    keyword: q,
  }),
  ...boundsOf(period),
});
