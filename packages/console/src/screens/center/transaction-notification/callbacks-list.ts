import { DepositStatus, WithdrawStatus, type Callback } from '@mpc/api';
import { choice, choices, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, period } from '#shared/list/period.rules.ts';

/** What a delivery is about. */
export const sides = ['deposit', 'withdraw', 'web3-trans'] as const satisfies Callback['side'][];

/** How far a delivery has come. */
export const outcomes = [0, 1, 2] as const satisfies Callback['notify_status'][];

/** The kinds of transaction whose states a side can tell of. */
export const kindsOf = (side: Callback['side'] | null): readonly ('deposit' | 'withdraw')[] =>
  side === null ? ['withdraw', 'deposit'] : side === 'deposit' ? ['deposit'] : ['withdraw'];

/** The states a side can tell of, in the order of their life. */
export function statusesOf(side: Callback['side'] | null): number[] {
  const codes = {
    deposit: Object.values<number>(DepositStatus),
    withdraw: Object.values<number>(WithdrawStatus),
  };
  return [...new Set(kindsOf(side).flatMap((kind) => codes[kind]))].sort((one, other) => one - other);
}

export const callbacksList = defineList({
  name: 'callbacks',
  view: {},
  filters: {
    period: period(),
    side: choice(sides),
    outcome: choice(outcomes),
    /** States of the transaction. */
    status: choices(statusesOf(null)),
    coin: text(),
    /** A number, or a part of a hash or of a request id. */
    q: text(),
  },
  sort: ['created_at', 'notify_count', 'last_notify_at'],
  hidden: ['last_notify_at'],
  refine: (values) => {
    const known = statusesOf(values.side);
    return { ...values, status: values.status.filter((code) => known.includes(code)) };
  },
});

export type CallbacksState = StateOf<typeof callbacksList>;

/** What a filter asks of the server. */
export const callbackParams = (state: CallbacksState, walletId: number, today: number) => ({
  wallet_id: walletId,
  ...omitEmpty({
    side: state.side === null ? null : [state.side],
    notify_status: state.outcome === null ? null : [state.outcome],
    status: state.status,
    symbol: state.coin,
    keyword: state.q,
  }),
  ...boundsOf(state.period, today),
});
