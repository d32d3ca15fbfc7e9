import type { MemberStep } from '@mpc/api';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { strategyName } from './strategy-name.ts';

interface NamedStrategyProps {
  of: Pick<MemberStep, 'strategy_id' | 'type' | 'name' | 'sub_wallet_id'>;
}

/** A strategy of the wallet by name, which leads to its page. */
export function NamedStrategy({ of }: NamedStrategyProps) {
  const { t } = useTranslation('teamMember');
  const walletId = useSelection().walletId ?? 0;
  const { strategy_id: strategyId, sub_wallet_id: subWalletId, type } = of;
  return <StrategyLink to={{ walletId, subWalletId, strategyId, type }}>{strategyName(of, t)}</StrategyLink>;
}
