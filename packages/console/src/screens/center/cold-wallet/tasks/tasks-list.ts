import { coldWallet } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { choice, choices, text } from '#shared/list/codec.ts';
import { defineList, orderOf, pagingOf, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { coldWalletTab } from '../cold-wallet-tabs.ts';
import { taskDirections } from '../move/move.values.ts';

/** Tasks that have not come to an end: created, to be signed, broadcasting, and late. */
export const runningStatuses = [0, 1, 2, 5] as const;

export const tasksList = defineList({
  name: 'cold-wallet-tasks',
  view: { tab: coldWalletTab() },
  filters: {
    way: choice(taskDirections),
    coin: text(),
    status: choices(runningStatuses),
  },
  sort: ['created_at', 'amount'],
});

type TasksState = StateOf<typeof tasksList>;

/** What a filter asks of the server; all that run where no status is chosen. */
export const taskParams = ({ way, coin, status }: TasksState, walletId: number) => ({
  wallet_id: walletId,
  status: status.length === 0 ? [...runningStatuses] : status,
  ...omitEmpty({ direction: way, symbol: coin }),
});

/** One page of the running tasks, as the address asks for it. */
export const tasksOf = (state: TasksState, walletId: number) =>
  read(coldWallet.tasks, { ...taskParams(state, walletId), ...orderOf(state), ...pagingOf(state) });
