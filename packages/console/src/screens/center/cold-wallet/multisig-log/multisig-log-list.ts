import type { ItemStatus } from '@mpc/api';
import { choices, ids, names, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';

/** 0 pending, 1 approved, 2 rejected, 3 canceled, 4 expired, 5 canceled by the system. */
export const changeStatuses = [0, 1, 2, 3, 4, 5] as const satisfies ItemStatus[];

export const multisigLogList = defineList({
  name: 'contract-address-log',
  view: {},
  filters: {
    /** Networks, by their main coins. */
    net: names(),
    status: choices(changeStatuses),
    /** Members, by their numbers. */
    who: ids(),
    period: days(),
    /** Part of an address. */
    q: text(),
  },
  sort: ['created_at'],
});

export type MultisigLogState = StateOf<typeof multisigLogList>;

/** What a filter asks of the server: of all its logs that of the contract addresses, whose areas are networks. */
export const multisigLogParams = ({ net, status, who, period, q }: MultisigLogState, walletId: number) => ({
  wallet_id: walletId,
  business: ['cold_address'],
  ...omitEmpty({ area: net, status: [...status], operator: who, keyword: q }),
  ...boundsOf(period),
});
