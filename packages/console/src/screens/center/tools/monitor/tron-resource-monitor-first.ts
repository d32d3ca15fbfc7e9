import { notices, tron } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { monitorList, monitorParams, type MonitorState } from './monitor-list.ts';

/** The monitored addresses that the address asks for. */
export const monitorsOf = (state: MonitorState, walletId: number) =>
  read(tron.monitors, { ...monitorParams(state, walletId), ...orderOf(state) });

/** All that the wallet monitors. */
export const everyMonitorOf = (walletId: number) => read(tron.monitors, { wallet_id: walletId });

/** Who receives alerts on TRON. */
export const receiversOf = (walletId: number) =>
  read(notices.receivers, { wallet_id: walletId, notice_type: 'trx_proxy' });

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  Promise.all([
    askEarly(queries, monitorsOf(monitorList.parse(search), walletId)),
    askEarly(queries, everyMonitorOf(walletId)),
    askEarly(queries, receiversOf(walletId)),
  ]);
