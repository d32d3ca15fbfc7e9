import type { AdvancedStrategy } from '@mpc/api';
import { RowMenu } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useNavigate } from 'react-router-dom';
import { editStrategyHref, strategyHref } from '#features/strategies';

export interface StrategyMenuProps {
  walletId: number;
  strategy: AdvancedStrategy;
  onDelete: () => void;
}

/** What can be done with one advanced strategy; while a change of it waits, nothing that makes another. */
export function StrategyMenu({ walletId, strategy, onDelete }: StrategyMenuProps) {
  const { t } = useTranslation('strategyEngine');
  const navigate = useNavigate();
  const { strategy_id: strategyId, sub_wallet_id: subWalletId, type, name, pending } = strategy;
  const place = { walletId, subWalletId, strategyId };
  const waits = pending === null ? undefined : t('change.refused.pending');
  return (
    <RowMenu
      name={name}
      items={[
        { id: 'view', label: t('list.view') },
        { id: 'edit', label: t('list.edit'), disabledReason: waits },
        { id: 'delete', label: t('list.delete'), danger: true, disabledReason: waits },
      ]}
      onAction={(id) => {
        if (id === 'view') void navigate(strategyHref({ ...place, type }));
        else if (id === 'edit') void navigate(editStrategyHref(place));
        else onDelete();
      }}
    />
  );
}
