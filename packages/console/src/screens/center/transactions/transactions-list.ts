import { DepositStatus, WithdrawStatus, type TransKind } from '@mpc/api';
import { choice, choices, decimal, ids, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, period } from '#shared/list/period.rules.ts';

/** The kinds that have a tab of their own. */
export const kinds = ['all', 'deposit', 'withdraw', 'web3', 'collect', 'fueling', 'refund'] as const;

type Kind = (typeof kinds)[number];

const ofOrders = Object.values<number>(WithdrawStatus);
const ofDeposits = Object.values<number>(DepositStatus);
const ofAll = [...new Set([...ofOrders, ...ofDeposits])].sort((one, other) => one - other);

/** The status codes a kind can have, in the order of its life. */
export const statusesOf = (kind: Kind): readonly number[] =>
  kind === 'all' ? ofAll : kind === 'deposit' ? ofDeposits : ofOrders;

/** The kinds of transactions a tab shows: an NFT that came in is something received. */
export const transKindsOf = (kind: Kind): TransKind[] | undefined =>
  kind === 'all' ? undefined : kind === 'deposit' ? ['deposit', 'nft'] : [kind];

export const transactionsList = defineList({
  name: 'transactions',
  view: { kind: choice(kinds, 'all') },
  filters: {
    period: period(),
    sub: ids(),
    coin: text(),
    net: text(),
    status: choices(ofAll),
    way: choice(['in', 'out']),
    /** Where it was asked for: 1 app, 2 open API, 3 this console. */
    source: choices([1, 2, 3]),
    kyt: choices([0, 1, 2, 3, 4, 5, 6, 7]),
    /** Who asked for it. */
    by: ids(),
    /** The amount, in the coin itself. */
    min: decimal(),
    max: decimal(),
    /** Parts of addresses. */
    from: text(),
    to: text(),
    /** Part of an address, a hash or a request id. */
    q: text(),
  },
  sort: ['created_at', 'amount', 'amount_usd', 'status'],
  hidden: ['amount_usd', 'from', 'to', 'fee', 'confirmations', 'remark'],
  refine: ({ status, ...values }) => ({
    ...values,
    status: status.filter((code) => statusesOf(values.kind).includes(code)),
  }),
});

export type TransactionsState = StateOf<typeof transactionsList>;

/** What a filter asks of the server. */
export const transactionParams = (state: TransactionsState, walletId: number, today: number) => ({
  wallet_id: walletId,
  ...omitEmpty({
    trans_kind: transKindsOf(state.kind),
    sub_wallet_id: state.sub,
    symbol: state.coin,
    base_symbol: state.net,
    status: state.status,
    direction: state.way,
    source: state.source,
    kyt_status: state.kyt,
    initiator: state.by,
    amount_min: state.min,
    amount_max: state.max,
    address_from: state.from,
    address_to: state.to,
    keyword: state.q,
  }),
  ...boundsOf(state.period, today),
});
