import { coldWallet, signing, type ColdTaskInfo } from '@mpc/api';
import { people, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { running } from '#shared/i18n/i18n.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { sandbox } from '#shared/testing/network.ts';
import { posting } from '#shared/testing/posted.ts';
import { aliasIn, moveContent, type ReadyMove } from '../../screens/center/cold-wallet/move/move-content.ts';
import { MoveDialog } from '../../screens/center/cold-wallet/move/move-dialog.tsx';
import { coldCoinsOf, moveFactsOf } from '../../screens/center/cold-wallet/move/move-reads.ts';

import { SignTaskCode } from '../../screens/center/cold-wallet/tasks/sign-task.tsx';
import { taskContent, taskSummary } from '../../screens/center/cold-wallet/tasks/task-content.ts';

const nothing = () => {};
const wallet_id = walletIds.treasury;

function words() {
  const found = running();
  if (found === null) throw new Error('There are no words');
  return found.getFixedT(null, 'coldWallet');
}

const withoutFee = (facts: readonly { key: string }[]) => facts.filter(({ key }) => key !== 'fee');

/** Ether from the warm contract to the cold one, as somebody chooses it who reads its name. */
function useMoveOffer() {
  const coins = useQuery(coldCoinsOf(wallet_id));
  const coin = coins.data?.find(({ symbol_alias, coin_net }) => symbol_alias === 'ETH' && coin_net === 'ETH');
  const facts = useQuery({
    ...moveFactsOf(wallet_id, 3, coin?.symbol ?? ''),
    enabled: coin !== undefined,
  });
  const move = {
    wallet_id,
    direction: 3,
    symbol: coin?.symbol ?? '',
    amount: '4',
    remark: 'Month end',
  } as const;
  return {
    decided:
      coin === undefined || facts.data === undefined
        ? null
        : {
            move,
            coin,
            facts: facts.data,
            feeCoin: aliasIn(coins.data ?? [], facts.data.fee_symbol),
          },
    page: (ready: ReadyMove) => <MoveDialog ready={ready} onTaken={nothing} onClose={nothing} />,
  };
}

export const coldMove: Decision<ReadyMove> = {
  name: 'move of funds to the cold contract',
  as: 'owner',
  at: `/mpc/center/coldWallet?w=${wallet_id}`,
  useOffer: useMoveOffer,
  posts: ({ move }) => posting(coldWallet.createTask, move),
  // The fee may fall.
  about: (ready) => withoutFee(moveContent(ready, words()).facts),
  button: 'Submit move',
};

/** A move out of the hot tier whose order the owner is to sign. */
function taskToSign(): number {
  const { uid } = people.owner;
  const order = sandbox.world.transactions
    .all()
    .find(
      (row) =>
        row.trans_kind === 'withdraw' &&
        row.status === 1100 &&
        row.nodes.some(
          ({ node_status, members }) => node_status === 1 && members.some((one) => one.uid === uid),
        ),
    );
  const [task] = sandbox.world.coldTasks.where('wallet_id', wallet_id);
  if (order === undefined || order.trans_kind !== 'withdraw' || task === undefined)
    throw new Error('The sandbox has nothing to sign');
  const known = sandbox.world.coldTasks.all().find(({ order_id }) => order_id === order.id);
  if (known !== undefined) return known.task_id;
  const { symbol, amount, address_to } = order;
  const made = {
    symbol,
    amount,
    address_to,
    address_from: task.address_to,
    direction: 2,
    order_id: order.id,
  } as const;
  const task_id = sandbox.world.nextId('task');
  return sandbox.world.coldTasks.insert({ ...task, ...made, task_id, remark: 'Month end' }).task_id;
}

function useTaskOffer(id: number) {
  const task = useQuery(read(coldWallet.task, { task_id: id }));
  return {
    decided: task.data?.can_sign === 1 ? task.data : null,
    page: (looked: ColdTaskInfo) => <SignTaskCode task={looked} onClose={nothing} />,
  };
}

export const signedMove: Decision<ColdTaskInfo> = {
  name: 'signature of a move of funds',
  as: 'owner',
  at: `/mpc/center/coldWallet?w=${wallet_id}`,
  useOffer: () => useTaskOffer(taskToSign()),
  posts: (task) =>
    posting(signing.generate, {
      business_type: 'cold_task',
      business_id: task.task_id,
      summary: taskSummary(task, words()),
    }),
  about: (task) => withoutFee(taskContent(task, words()).facts),
  button: 'Refresh code',
};
