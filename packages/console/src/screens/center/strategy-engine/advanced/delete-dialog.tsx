import { strategies, type AdvancedStrategy } from '@mpc/api';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ChangeDialog } from '#features/strategies';
import { client } from '#shared/api/api.ts';

export interface DeleteDialogProps {
  walletId: number;
  strategy: AdvancedStrategy;
  onSubmitted: (auditId: number) => void;
  onPending: (auditId: number) => void;
  onClose: () => void;
}

const looked = ({ version, name, conditions, action, node_list, pending }: AdvancedStrategy) => ({
  version,
  name,
  conditions,
  action,
  node_list,
  pending: pending?.audit_id ?? null,
});

/** Asks once more before the deletion of an advanced strategy is requested. */
export function DeleteDialog({ walletId, strategy, onSubmitted, onPending, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('strategyEngine');
  const { strategy_id, sub_wallet_id: subWalletId, sub_wallet_name, type, name } = strategy;
  const { conditions, action, priority, node_list } = strategy;
  return (
    <ChangeDialog
      type="warning"
      title={t('list.deleteAsk', { name })}
      context={sub_wallet_name}
      headline={t('list.deleteHeadline', { name })}
      command={strategies.deleteAdvanced}
      params={{ strategy_id }}
      about={{
        walletId,
        subWalletId,
        business: type === 1 ? 'transfer' : 'web3',
        op: 3,
        strategyId: strategy_id,
      }}
      sides={{ before: { name, conditions, action, priority, node_list }, after: null }}
      looked={looked(strategy)}
      ask={async () => looked(await client.call(strategies.advanced, { strategy_id }))}
      notes={[t('list.deleteMeans')]}
      onSubmitted={onSubmitted}
      onPending={onPending}
      onClose={onClose}
    />
  );
}
