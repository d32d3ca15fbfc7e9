import { autoCollect } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { coSignerLogsList, logParams, type CoSignerLogsState } from './co-signer-logs-list.ts';
import { listChangesOf, listLog } from './list-log.ts';

/** One page of the log. */
export const changesOf = (state: CoSignerLogsState, walletId: number) => {
  // The log sorts by time alone, so that the server takes no name to order by.
  const { order } = orderOf(state);
  return read(autoCollect.logs, {
    ...logParams(state, walletId),
    ...(order === undefined ? {} : { order }),
    ...pagingOf(state),
  });
};

export const askFirst: AskFirst = (queries, { search, walletId }) => {
  const state = coSignerLogsList.parse(search);
  return state.tab === 'settings'
    ? askEarly(queries, changesOf(state, walletId))
    : askEarly(queries, listChangesOf(listLog.parse(search), walletId));
};
