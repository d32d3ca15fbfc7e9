import type { DataOf, tron } from '@mpc/api';
import { choices } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { boundsOf, period } from '#shared/list/period.rules.ts';
import { agentTab } from '../agent-tabs.ts';

export type Payment = DataOf<typeof tron.payments>['list'][number];

/** Pending, paid, and failed for lack of TRX. */
export const paymentStatuses = [0, 1, 2] as const satisfies Payment['status'][];

export const paymentsList = defineList({
  name: 'tron-payments',
  view: { tab: agentTab() },
  filters: { period: period(), status: choices(paymentStatuses) },
  sort: ['created_at', 'amount'],
});

export type PaymentsState = StateOf<typeof paymentsList>;

/** What a filter asks of the server. */
export const paymentsParams = (state: PaymentsState, walletId: number, today: number) => ({
  wallet_id: walletId,
  ...omitEmpty({ status: state.status }),
  ...boundsOf(state.period, today),
});
