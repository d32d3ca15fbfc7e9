import {
  strategies,
  type AdvancedStrategy,
  type BasicStrategy,
  type DataOf,
  type WorkspaceStrategy,
} from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { draftsOf, stepValuesOf, type StepValues } from '#features/strategies';
import { read } from '#shared/api/api.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { sandbox } from '#shared/testing/network.ts';
import { posting } from '#shared/testing/posted.ts';
import { DeleteDialog } from '../../screens/center/strategy-engine/advanced/delete-dialog.tsx';
import { OrderDialog } from '../../screens/center/strategy-engine/advanced/order-dialog.tsx';
import { sentBasic } from '../../screens/center/strategy-engine/basic/basic-form.values.ts';
import { SaveBasic } from '../../screens/center/strategy-engine/basic/save-basic.tsx';
import { strategyOf, type Strategy } from '../../screens/center/strategy-engine/senior/strategy-query.ts';
import { strategyCalled } from '../../screens/center/strategy-engine/senior/testing/strategy-called.ts';
import { SaveWorkspace } from '../../screens/center/workspace-strategy-engine/edit/save-workspace.tsx';

const wallet_id = walletIds.treasury;
const sub_wallet_id = subWalletIds.main;
const desk = { sub_wallet_id: subWalletIds.marketMaking, sub_wallet_name: 'Market making' };
const here = { as: 'owner', at: `/mpc/center/strategyEngine?w=${wallet_id}&s=${sub_wallet_id}` } as const;
const shared = { onSubmitted: () => {}, onPending: () => {}, onClose: () => {} };

type People = DataOf<typeof strategies.candidates>;

/** The steps in force, and before them one that somebody chosen by name approves. */
function approvedBy(people: People, name: string, inForce: BasicStrategy['node_list']): StepValues[] | null {
  const chosen = people.find(({ nickname }) => nickname === name);
  const added = { key: 'added', type: 1 as const, name: '', threshold: 1 };
  return chosen === undefined ? null : [{ ...added, uids: [chosen.uid] }, ...stepValuesOf(inForce)];
}

interface Basic {
  strategy: BasicStrategy;
  people: People;
  steps: StepValues[];
}

function useBasic() {
  const strategy = useQuery(read(strategies.basic, { sub_wallet_id })).data;
  const people = useQuery(read(strategies.candidates, { sub_wallet_id })).data;
  const steps =
    strategy === undefined || people === undefined ? null : approvedBy(people, 'Lin Wei', strategy.node_list);
  return {
    decided:
      strategy === undefined || people === undefined || steps === null ? null : { strategy, people, steps },
    page: ({ strategy: looked, people: all, steps: chosen }: Basic) => (
      <SaveBasic
        {...shared}
        walletId={wallet_id}
        strategy={looked}
        values={{ scenes: looked.scenes, steps: chosen }}
        candidates={all}
      />
    ),
  };
}

/** Other steps for the basic strategy of a sub-wallet. */
export const basicStrategy: Decision<Basic> = {
  ...here,
  name: 'a basic strategy',
  useOffer: useBasic,
  posts: ({ strategy: { scenes }, steps }) =>
    posting(strategies.saveBasic, { sub_wallet_id, ...sentBasic({ scenes, steps }) }),
  button: 'Submit for approval',
};

interface Workspace {
  strategy: WorkspaceStrategy;
  people: People;
  steps: StepValues[];
}

function useWorkspace() {
  const all = useQuery(read(strategies.workspaceList, { wallet_id })).data;
  const strategy = all?.find(({ business_name }) => business_name === 'Refunds');
  const people = useQuery(read(strategies.candidates, { wallet_id })).data;
  const steps =
    strategy === undefined || people === undefined
      ? null
      : approvedBy(people, 'Kofi Okafor', strategy.node_list);
  return {
    decided:
      strategy === undefined || people === undefined || steps === null ? null : { strategy, people, steps },
    page: ({ strategy: looked, people: candidates, steps: chosen }: Workspace) => (
      <SaveWorkspace
        {...shared}
        walletId={wallet_id}
        strategy={looked}
        steps={chosen}
        candidates={candidates}
      />
    ),
  };
}

/** Other steps for a scenario of the wallet. */
export const workspaceStrategy: Decision<Workspace> = {
  ...here,
  name: 'a workspace strategy',
  useOffer: useWorkspace,
  posts: ({ strategy: { business_type }, steps }) =>
    posting(strategies.saveWorkspace, { wallet_id, business_type, node_list: draftsOf(steps) }),
  button: 'Submit for approval',
};

function useOrder() {
  const all = useQuery(read(strategies.advancedList, { sub_wallet_id: desk.sub_wallet_id, type: 1 })).data;
  return {
    decided: all ?? null,
    page: (before: readonly AdvancedStrategy[]) => (
      <OrderDialog
        {...shared}
        walletId={wallet_id}
        subWallet={desk}
        type={1}
        before={before}
        after={before.toReversed()}
      />
    ),
  };
}

/** A new order of advanced strategies. */
export const strategyOrder: Decision<readonly AdvancedStrategy[]> = {
  ...here,
  name: 'an order of strategies',
  useOffer: useOrder,
  posts: (before) =>
    posting(strategies.sort, {
      sub_wallet_id: desk.sub_wallet_id,
      strategy_ids: before.toReversed().map(({ strategy_id }) => strategy_id),
    }),
  button: 'Submit for approval',
  // The server's own numbers: each strategy is read again by its number, and has to have the same name.
  excused: /(^|\.)strategy_id$/,
};

function useDeleted() {
  const { data } = useQuery(strategyOf(strategyCalled(sandbox, 'Day above 50,000')));
  return {
    decided: data ?? null,
    page: (strategy: Strategy) => <DeleteDialog {...shared} walletId={wallet_id} strategy={strategy} />,
  };
}

/** The end of an advanced strategy, which goes by its number. */
export const deletedStrategy: Decision<Strategy> = {
  ...here,
  name: 'a strategy deleted',
  useOffer: useDeleted,
  posts: ({ strategy_id }) => posting(strategies.deleteAdvanced, { strategy_id }),
  about: ({ name, conditions, action, node_list }) => [name, conditions, action, node_list],
  button: 'Submit for approval',
};
