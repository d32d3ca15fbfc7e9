import { choices, names, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';

/** The statuses of authorizations. */
export const authStatuses = [0, 1, 2, 3] as const;

export const authsList = defineList({
  name: 'collection-authorizations',
  view: {},
  filters: {
    coin: names(),
    status: choices(authStatuses),
    /** Part of a sub-wallet's name or of an address. */
    q: text(),
  },
  sort: ['sub_wallet_name', 'auth_status', 'time'],
});

export type AuthsState = StateOf<typeof authsList>;

/** What a filter asks of the server. */
export const authsParams = (state: AuthsState, id: number) => ({
  id,
  ...omitEmpty({ symbol: state.coin, status: state.status, keyword: state.q }),
});
