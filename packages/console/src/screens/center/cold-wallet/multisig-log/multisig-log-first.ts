import { operations } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { coldNetworksOf, contractsOf } from '../addresses/contracts-query.ts';
import { multisigLogList, multisigLogParams, type MultisigLogState } from './multisig-log-list.ts';

/** One page of the changes of contract addresses. */
export const contractChangesOf = (state: MultisigLogState, walletId: number) =>
  read(operations.list, { ...multisigLogParams(state, walletId), ...orderOf(state), ...pagingOf(state) });

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  Promise.all([
    askEarly(queries, contractChangesOf(multisigLogList.parse(search), walletId)),
    askEarly(queries, contractsOf(walletId)),
    askEarly(queries, coldNetworksOf(walletId)),
  ]);
