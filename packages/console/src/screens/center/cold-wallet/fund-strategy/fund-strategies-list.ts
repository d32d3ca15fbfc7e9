import { choice, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';

export const fundStates = ['on', 'off'] as const;

export const fundStrategiesList = defineList({
  name: 'fund-strategies',
  view: {},
  filters: {
    /** The network, by its main coin. */
    net: text(),
    coin: text(),
    state: choice(fundStates),
    /** Part of a coin's or network's name. */
    q: text(),
  },
  sort: ['symbol', 'updated_at'],
});

export type FundStrategiesState = StateOf<typeof fundStrategiesList>;

/** What a filter asks of the server. */
export const fundStrategyParams = ({ net, coin, state, q }: FundStrategiesState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({
    base_symbol: net,
    symbol: coin,
    status: state === null ? null : state === 'on' ? (1 as const) : (0 as const),
    keyword: q,
  }),
});
