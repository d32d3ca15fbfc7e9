import type { KytRecord, RiskLevel } from '@mpc/api';
import { choice, choices, ids, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';

/** Which way the money goes. */
export const directions = ['deposit', 'withdraw'] as const satisfies KytRecord['trans_kind'][];

/** The levels of risk, the gravest first. */
export const levels = [4, 3, 2, 1, 0] as const satisfies RiskLevel[];

/** The states of a record, in the order of its life. */
export const recordStatuses = [1, 3, 7, 4, 5, 6, 2, 0] as const satisfies KytRecord['kyt_status'][];

/** The states in which a record waits for a person. */
export const waitingStatuses = [3, 7] as const satisfies KytRecord['kyt_status'][];

export const kytRecordsList = defineList({
  name: 'kyt-records',
  view: {},
  filters: {
    way: choice(directions),
    level: choices(levels),
    status: choices(recordStatuses),
    provider: text(),
    coin: text(),
    sub: ids(),
    /** The days on which it was screened. */
    period: days(),
    /** Part of an address or of a transaction hash. */
    q: text(),
  },
  sort: ['created_at', 'risk_score', 'amount_usd'],
  hidden: ['from', 'to'],
});

export type KytRecordsState = StateOf<typeof kytRecordsList>;

/** What a filter asks of the server. */
export const kytRecordParams = (state: KytRecordsState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({
    direction: state.way,
    risk_level: state.level,
    kyt_status: state.status,
    provider: state.provider,
    symbol: state.coin,
    sub_wallet_id: state.sub,
    keyword: state.q,
  }),
  ...boundsOf(state.period),
});
