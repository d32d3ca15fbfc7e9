import { flag, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';

export const monitorSorts = ['created_at', 'label', 'trx_balance', 'energy_left', 'net_left'] as const;

export const monitorList = defineList({
  name: 'tron-monitor',
  view: {},
  filters: {
    /** Only addresses below one of their alert thresholds. */
    low: flag(),
    /** Part of an address, a label or a sub-wallet's name. */
    q: text(),
  },
  sort: monitorSorts,
});

export type MonitorState = StateOf<typeof monitorList>;

/** What a filter asks of the server. */
export const monitorParams = ({ low, q }: MonitorState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({ is_low: low ? (1 as const) : null, keyword: q }),
});
