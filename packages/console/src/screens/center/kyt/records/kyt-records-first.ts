import { kyt } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { kytRecordParams, kytRecordsList, type KytRecordsState } from './kyt-records-list.ts';

/** One page of the records. */
export const recordsOf = (state: KytRecordsState, walletId: number) =>
  read(kyt.records, { ...kytRecordParams(state, walletId), ...orderOf(state), ...pagingOf(state) });

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  askEarly(queries, recordsOf(kytRecordsList.parse(search), walletId));
