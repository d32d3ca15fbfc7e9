import { strategies, type Coin, type DataOf } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { candidatesOf, draftsOf, type StepPerson } from '#features/strategies';
import { read } from '#shared/api/api.ts';
import { sandbox } from '#shared/testing/network.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { SaveStrategy } from '../../screens/center/strategy-engine/senior/editor/save-strategy.tsx';
import {
  conditionsOf,
  emptyStrategy,
  valuesOf,
  type StrategyValues,
} from '../../screens/center/strategy-engine/senior/editor/strategy.values.ts';
import { strategyOf, type Strategy } from '../../screens/center/strategy-engine/senior/strategy-query.ts';
import { strategyCalled } from '../../screens/center/strategy-engine/senior/testing/strategy-called.ts';

const nothing = () => {};
const wallet_id = walletIds.treasury;
const sub_wallet_id = subWalletIds.main;
const here = {
  as: 'owner',
  at: `/mpc/center/strategyEngine/senior/addStrategy?w=${wallet_id}&s=${sub_wallet_id}&type=1`,
} as const;

interface Facts {
  all: DataOf<typeof strategies.advancedList>;
  candidates: readonly StepPerson[];
  coins: readonly Coin[];
}

interface Added extends Facts {
  values: StrategyValues;
}

/** What the form of a strategy rests on. */
function useFacts(): Facts | null {
  const all = useQuery(read(strategies.advancedList, { sub_wallet_id, type: 1 }));
  const candidates = useQuery(candidatesOf(wallet_id, sub_wallet_id));
  const coins = useQuery(read(strategies.coins, { sub_wallet_id }));
  if (all.data === undefined || candidates.data === undefined || coins.data === undefined) return null;
  return { all: all.data, candidates: candidates.data, coins: coins.data };
}

/** A new strategy for a coin that is chosen by its name. */
function useAdded() {
  const facts = useFacts();
  const coin = facts?.coins.find(
    ({ symbol_alias, coin_net }) => symbol_alias === 'USDT' && coin_net === 'TRC20',
  );
  return {
    decided:
      facts === null || coin === undefined
        ? null
        : {
            ...facts,
            values: {
              ...emptyStrategy(),
              name: 'Small transfers',
              symbols: [coin.symbol],
              limit: 'coin' as const,
              most: '500',
              action: '3' as const,
            },
          },
    page: (added: Added) => (
      <SaveStrategy
        {...added}
        walletId={wallet_id}
        subWallet={{ id: sub_wallet_id, name: 'Main sub-wallet' }}
        type={1}
        strategy={null}
        onSubmitted={nothing}
        onClose={nothing}
      />
    ),
  };
}

export const addedStrategy: Decision<Added> = {
  ...here,
  name: 'advanced strategy',
  useOffer: useAdded,
  posts: ({ values }) =>
    posting(strategies.saveAdvanced, {
      sub_wallet_id,
      type: 1,
      name: 'Small transfers',
      conditions: conditionsOf(1, values),
      action: 3,
    }),
  button: 'Submit for approval',
};

interface Edited extends Added {
  strategy: Strategy;
}

/** Another greatest amount for a strategy with steps: the one that the address names. */
function useEdited() {
  const facts = useFacts();
  const strategy = useQuery(strategyOf(strategyCalled(sandbox, 'Large stablecoin')));
  return {
    decided:
      facts === null || strategy.data === undefined
        ? null
        : {
            ...facts,
            strategy: strategy.data,
            values: { ...valuesOf(strategy.data), most: '2000000', place: '2' },
          },
    page: (edited: Edited) => (
      <SaveStrategy
        {...edited}
        walletId={wallet_id}
        subWallet={{ id: sub_wallet_id, name: 'Main sub-wallet' }}
        type={1}
        onSubmitted={nothing}
        onClose={nothing}
      />
    ),
  };
}

export const editedStrategy: Decision<Edited> = {
  ...here,
  name: 'edit of an advanced strategy',
  useOffer: useEdited,
  posts: ({ strategy, values }) =>
    posting(strategies.saveAdvanced, {
      strategy_id: strategy.strategy_id,
      sub_wallet_id,
      type: 1,
      name: values.name,
      conditions: conditionsOf(1, values),
      action: strategy.action,
      ...(strategy.action === 1 ? { node_list: draftsOf(values.steps) } : {}),
      priority: 2,
    }),
  button: 'Submit for approval',
};
