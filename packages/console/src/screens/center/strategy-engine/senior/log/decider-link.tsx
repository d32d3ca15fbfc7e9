import { useTranslation } from '#shared/i18n/use-translation.ts';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';
import { deciderOf, type Hit } from './hit-columns.tsx';

/** What decided an order, by name, which leads to its strategy. */
export function DeciderLink({ hit }: { hit: Hit }) {
  const { t } = useTranslation('strategyEngine');
  const { wallet_id: walletId, sub_wallet_id: subWalletId, strategy } = hit;
  const { strategy_id: strategyId = 0, type = 0 } = strategy ?? {};
  return <StrategyLink to={{ walletId, subWalletId, strategyId, type }}>{deciderOf(hit, t)}</StrategyLink>;
}
