import { strategies, type ApprovalNode, type HitStrategy } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';
import { conditionWords } from './condition-words.ts';
import { StrategyStep } from './strategy-step.tsx';
import { minute } from '#shared/durations.ts';

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
  const { strategy_id, name, type } = order.hit_strategy;
  const known = useQuery({
    ...read(strategies.advancedList, { sub_wallet_id: order.sub_wallet_id }),
    enabled: type !== 0,
    // What was read before the order was created may be another version than the one that decides it.
    staleTime: ({ state }) => (state.dataUpdatedAt < order.created_at ? 0 : minute),
  });
  const found = known.data?.find((one) => one.strategy_id === strategy_id);
  const isEarlier = known.isFetching && known.dataUpdatedAt < order.created_at;
  // One that is gone or was changed since still decides what it was hit by.
  const hit = isEarlier || (found?.updated_at ?? 0) > order.created_at ? undefined : found;
  const called = type === 0 ? t('order.basicStrategy') : name;
  const isGone = type !== 0 && known.data !== undefined && found === undefined;
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
