import type { SweepSource } from '@mpc/api';
import { choice, choices, names, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { coSignerTab } from '../co-signer-tabs.ts';

export const ruleStates = ['on', 'off'] as const;

export const sweepSources = [1, 2, 3] as const satisfies SweepSource[];

export const coinRulesList = defineList({
  name: 'auto-sweep-rules',
  view: { tab: coSignerTab() },
  filters: {
    /** By main coin. */
    net: names(),
    coin: text(),
    state: choice(ruleStates),
    source: choices(sweepSources),
    /** Part of a coin's name, symbol or contract. */
    q: text(),
  },
  sort: [
    'symbol_alias',
    'base_symbol',
    'collect_min',
    'fueling_limit',
    'waiting_usd',
    'reach_count',
    'priority',
    'status',
    'updated_at',
  ],
  hidden: ['priority', 'source'],
});

export type CoinRulesState = StateOf<typeof coinRulesList>;

/** What a filter asks of the server. */
export const coinRuleParams = ({ net, coin, state, source, q }: CoinRulesState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({
    base_symbol: net,
    symbol: coin === '' ? [] : [coin],
    status: state === null ? null : state === 'on' ? (1 as const) : (0 as const),
    source,
    keyword: q,
  }),
});
