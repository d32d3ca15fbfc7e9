import type { SweepLogArea, SweepSource } from '@mpc/api';
import { choices, ids, names, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';
import { logTab } from './list-log.ts';

export const logAreas = [
  'omnibus',
  'scope',
  'symbols',
  'fueling',
  'import',
] as const satisfies SweepLogArea[];

export const logSources = [1, 2, 3] as const satisfies SweepSource[];

/** 0 pending, 1 done, 2 rejected, 3 canceled, 4 expired. */
export const logStatuses = [0, 1, 2, 3, 4] as const;

export const coSignerLogsList = defineList({
  name: 'auto-sweep-log',
  view: { tab: logTab() },
  filters: {
    area: choices(logAreas),
    /** Members, by their numbers. */
    who: ids(),
    source: choices(logSources),
    coin: names(),
    status: choices(logStatuses),
    period: days(),
    q: text(),
  },
  sort: ['created_at'],
  // It stands beside the area.
  hidden: ['coin'],
});

export type CoSignerLogsState = StateOf<typeof coSignerLogsList>;

/** What a filter asks of the server. */
export const logParams = (
  { area, who, source, coin, status, period, q }: CoSignerLogsState,
  walletId: number,
) => ({
  wallet_id: walletId,
  ...omitEmpty({ area, operator: who, source, symbol: coin, status: [...status], keyword: q }),
  ...boundsOf(period),
});
