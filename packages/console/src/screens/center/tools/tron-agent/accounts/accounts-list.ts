import { ids, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { daysCodec } from '../agent-days.ts';

export const accountsList = defineList({
  name: 'tron-accounts',
  view: { days: daysCodec },
  filters: {
    sub: ids(),
    /** Part of an address or a sub-wallet's name. */
    q: text(),
  },
  sort: ['energy', 'fee', 'saved', 'last_used_at'],
});

export type AccountsState = StateOf<typeof accountsList>;

/** What a filter asks of the server. */
export const accountsParams = (state: AccountsState, walletId: number) => ({
  wallet_id: walletId,
  period: state.days,
  ...omitEmpty({ sub_wallet_id: state.sub, keyword: state.q }),
});
