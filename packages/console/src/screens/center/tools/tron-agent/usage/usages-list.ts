import type { TransKind } from '@mpc/api';
import { choice, choices, ids, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, period } from '#shared/list/period.rules.ts';
import { agentTab } from '../agent-tabs.ts';

/** The transactions that energy is delegated to: whatever leaves an address. */
export const usingKinds = ['withdraw', 'web3', 'refund', 'collect', 'fueling'] as const satisfies TransKind[];

export const settleStates = [0, 1] as const;

export const usagesList = defineList({
  name: 'tron-usages',
  view: { tab: agentTab() },
  filters: {
    period: period(),
    sub: ids(),
    kind: choices(usingKinds),
    /** 1 settled, 0 not yet. */
    settled: choice(settleStates),
    /** Part of an address. */
    address: text(),
    /** Part of an address or hash; or a transaction's number. */
    q: text(),
  },
  sort: ['created_at', 'energy_used', 'service_fee', 'saved_trx'],
  hidden: ['net_used'],
});

export type UsagesState = StateOf<typeof usagesList>;

/** What a filter asks of the server. */
export const usagesParams = (state: UsagesState, walletId: number, today: number) => ({
  wallet_id: walletId,
  ...omitEmpty({
    sub_wallet_id: state.sub,
    trans_kind: state.kind,
    settle_status: state.settled,
    address: state.address,
    keyword: state.q,
  }),
  ...boundsOf(state.period, today),
});
