import { strategies, type ApprovalNode, type HitStrategy } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { nameOfStrategy } from '#shared/navigation/name-of-strategy.ts';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';
import { conditionWords } from './condition-words.ts';
import { StrategyStep } from './strategy-step.tsx';

export interface OrderStrategyProps {
  order: {
    wallet_id: number;
    sub_wallet_id: number;
    created_at: number;
    hit_strategy: HitStrategy;
    node_list: readonly ApprovalNode[];
  };
  uid: number;
}

/** The strategy an order fell under, with the amount from which on that is hit. */
export function OrderStrategy({ order, uid }: OrderStrategyProps) {
  const { t } = useTranslation();
  const { strategy_id, type } = order.hit_strategy;
  // What was read before may be another version than the one that decides: it is not shown until it was read again.
  const known = useQuery({
    ...read(strategies.advancedList, { sub_wallet_id: order.sub_wallet_id }),
    enabled: type !== 0,
    refetchOnMount: 'always',
  });
  const isKnown = known.isFetchedAfterMount && known.isSuccess;
  const found = known.data?.find((one) => one.strategy_id === strategy_id);
  // One that is gone or was changed since still decides what it was hit by.
  const hit = isKnown && found !== undefined && found.updated_at <= order.created_at ? found : undefined;
  const called = nameOfStrategy(order.hit_strategy, t);
  const isGone = type !== 0 && isKnown && found === undefined;
  return (
    <StrategyStep
      nodes={order.node_list}
      uid={uid}
      strategy={
        isGone ? (
          called
        ) : (
          <StrategyLink
            to={{
              walletId: order.wallet_id,
              subWalletId: order.sub_wallet_id,
              strategyId: strategy_id,
              type,
            }}
            newTab
          >
            {called}
          </StrategyLink>
        )
      }
      condition={hit === undefined ? '' : conditionWords(hit.conditions, t)}
    />
  );
}
