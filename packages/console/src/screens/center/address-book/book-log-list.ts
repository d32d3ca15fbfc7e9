import type { BookOp, ItemStatus } from '@mpc/api';
import { choice, choices, ids, names, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';

/** The requests with their approvals, and the log of what people did. */
export const logTabs = ['requests', 'operations'] as const;

export const bookOps = [1, 2, 3, 4, 5] as const satisfies BookOp[];

export const auditStatuses = [0, 1, 2, 3, 4, 5] as const satisfies ItemStatus[];

/** What the log calls each operation. */
const opNames = {
  1: 'addressAdd',
  2: 'addressDelete',
  3: 'whitelistOn',
  4: 'whitelistOff',
  5: 'addressEdit',
} as const satisfies Record<BookOp, string>;

/** The operation a log means; undefined for one this console does not know. */
export const opOf = (name: string): BookOp | undefined => bookOps.find((op) => opNames[op] === name);

export const bookLogList = defineList({
  name: 'book-log',
  view: { tab: choice(logTabs, 'requests') },
  filters: {
    op: choices(bookOps),
    status: choices(auditStatuses),
    /** By main coin; requests alone have one. */
    net: names(),
    sub: ids(),
    period: days(),
    q: text(),
  },
});

export type BookLogState = StateOf<typeof bookLogList>;

/** What a filter asks of the requests. */
export const requestParams = ({ op, status, net, sub, period, q }: BookLogState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({ op_type: op, status, base_symbol: net, sub_wallet_id: sub, keyword: q }),
  ...boundsOf(period),
});

/** What a filter asks of the log: of one sub-wallet or of all. */
export const operationParams = ({ op, status, sub, period, q }: BookLogState, walletId: number) => ({
  wallet_id: walletId,
  business: ['address_book'],
  ...omitEmpty({ op_type: op.map((one) => opNames[one]), status, sub_wallet_id: sub[0], keyword: q }),
  ...boundsOf(period),
});
