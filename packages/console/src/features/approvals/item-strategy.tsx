import { approvals } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { StrategyStep } from '#features/decisions';
import { read } from '#shared/api/api.ts';
import { nameOfStrategy } from '#shared/navigation/name-of-strategy.ts';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';
import type { Item } from './item.ts';
import { minute } from '#shared/durations.ts';

/** The strategy of the wallet or sub-wallet that decides such items. */
export function ItemStrategy({ item, uid }: { item: Item; uid: number }) {
  const { t } = useTranslation();
  const { asks, walletId, nodes } = item;
  const deciding = useQuery({
    ...read(approvals.strategies, { wallet_id: walletId, ...(asks ?? { business_type: 'workspace' }) }),
    enabled: asks !== undefined,
    staleTime: minute,
  });
  const [strategy] = deciding.data ?? [];
  if (asks === undefined || strategy === undefined) return null;
  return (
    <StrategyStep
      nodes={nodes}
      uid={uid}
      strategy={
        <StrategyLink
          to={{
            walletId,
            subWalletId: asks.sub_wallet_id ?? 0,
            strategyId: strategy.strategy_id,
            type: strategy.type,
          }}
          newTab
        >
          {nameOfStrategy(strategy, t)}
        </StrategyLink>
      }
    />
  );
}
