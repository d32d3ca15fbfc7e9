import { strategies, type ItemStatus } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { choice, choices, id, text } from '#shared/list/codec.ts';
import { defineList, orderOf, pagingOf, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, days } from '#shared/list/period.rules.ts';
import { typeOfKind, type SeniorKind } from '../senior-links.ts';

/** What strategies decided, and how they were changed. */
export const logTabs = ['hits', 'changes'] as const;

/** The tab that an address names. */
export const logTab = () => choice(logTabs, 'hits');

export const itemStatuses = [0, 1, 2, 3, 4, 5] as const satisfies ItemStatus[];

/** 1 needs approval, 2 rejected, 3 passed to signing. */
export const hitResults = [1, 2, 3] as const;

export const changeOps = [1, 2, 3, 4] as const;

const shared = {
  /** One sub-wallet; all of the wallet where none is named. */
  sub: id(),
  strategy: id(),
  status: choices(itemStatuses),
  /** Who asked. */
  who: id(),
  period: days(),
  q: text(),
};

const hitsOf = (kind: SeniorKind) =>
  defineList({
    name: `strategy-hits-${kind}`,
    view: { tab: logTab() },
    filters: {
      ...shared,
      /** An advanced strategy, or the basic one. */
      by: choices(['advanced', 'basic']),
      result: choices(hitResults),
      coin: text(),
    },
    sort: ['created_at', 'finished_at', 'amount_usd'],
    hidden: ['subWallet', 'finished_at', 'status'],
    // Contract calls are not told apart by a coin.
    refine: (values) => (kind === 'web3' ? { ...values, coin: '' } : values),
  });

const changesOfKind = (kind: SeniorKind) =>
  defineList({
    name: `strategy-changes-${kind}`,
    view: { tab: logTab() },
    filters: { ...shared, op: choices(changeOps) },
    sort: ['created_at', 'finished_at'],
    hidden: ['finished_at'],
  });

export const hitLists = { transfer: hitsOf('transfer'), web3: hitsOf('web3') };
export const changeLists = { transfer: changesOfKind('transfer'), web3: changesOfKind('web3') };

export type HitsState = StateOf<(typeof hitLists)['transfer']>;
export type ChangesState = StateOf<(typeof changeLists)['transfer']>;

type Shared = Pick<HitsState, 'sub' | 'strategy' | 'status' | 'who' | 'period' | 'q'>;

const sharedParams = (
  kind: SeniorKind,
  walletId: number,
  { sub, strategy, status, who, period, q }: Shared,
) => ({
  wallet_id: walletId,
  type: [kind],
  ...omitEmpty({ sub_wallet_id: sub, strategy_id: strategy, status, operator_uid: who, keyword: q }),
  ...boundsOf(period),
});

/** What a filter asks of the hits. */
export const hitParams = (kind: SeniorKind, state: HitsState, walletId: number) => ({
  ...sharedParams(kind, walletId, state),
  ...omitEmpty({
    strategy_type: state.by.map((by) => (by === 'basic' ? 0 : typeOfKind[kind])),
    result: state.result,
    symbol: state.coin,
  }),
});

/** What a filter asks of the changes. */
export const changeParams = (kind: SeniorKind, state: ChangesState, walletId: number) => ({
  ...sharedParams(kind, walletId, state),
  ...omitEmpty({ op: state.op }),
});

/** One page of the hits. */
export const hitsPage = (kind: SeniorKind, state: HitsState, walletId: number) =>
  read(strategies.businessList, {
    ...hitParams(kind, state, walletId),
    ...orderOf(state),
    ...pagingOf(state),
  });

/** One page of the changes. */
export const changesPage = (kind: SeniorKind, state: ChangesState, walletId: number) =>
  read(strategies.changes, {
    ...changeParams(kind, state, walletId),
    ...orderOf(state),
    ...pagingOf(state),
  });
