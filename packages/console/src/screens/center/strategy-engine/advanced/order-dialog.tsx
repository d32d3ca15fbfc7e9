import { strategies, type AdvancedStrategy } from '@mpc/api';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ChangeDialog } from '#features/strategies';
import { client } from '#shared/api/api.ts';
import { splitStrategies } from './order.rules.ts';

export interface OrderDialogProps {
  walletId: number;
  subWallet: { sub_wallet_id: number; sub_wallet_name: string };
  type: 1 | 2;
  /** As they are in force. */
  before: readonly AdvancedStrategy[];
  /** As they are to be. */
  after: readonly AdvancedStrategy[];
  onSubmitted: (auditId: number) => void;
  onPending: (auditId: number) => void;
  onClose: () => void;
}

const named = (rows: readonly AdvancedStrategy[]) =>
  rows.map(({ strategy_id, name }) => ({ strategy_id, name }));

/** A new order of the strategies of one type, before and after: the last look before it is requested. */
export function OrderDialog(props: OrderDialogProps) {
  const { walletId, subWallet, type, before, after, onSubmitted, onPending, onClose } = props;
  const { t } = useTranslation('strategyEngine');
  const { sub_wallet_id } = subWallet;
  return (
    <ChangeDialog
      type="warning"
      title={t('list.orderAsk')}
      context={subWallet.sub_wallet_name}
      headline={t(type === 1 ? 'list.orderTransfer' : 'list.orderWeb3')}
      command={strategies.sort}
      params={{ sub_wallet_id, strategy_ids: after.map(({ strategy_id }) => strategy_id) }}
      about={{ walletId, subWalletId: sub_wallet_id, business: type === 1 ? 'transfer' : 'web3', op: 4 }}
      sides={{ before: { order: named(before) }, after: { order: named(after) } }}
      looked={[named(before), named(before)]}
      ask={async () => {
        const now = await client.call(strategies.advancedList, { sub_wallet_id, type });
        const { inForce } = splitStrategies(now);
        // Each of them again by its number: that is what is sent.
        const known = await Promise.all(
          before.map(({ strategy_id }) => client.call(strategies.advanced, { strategy_id })),
        );
        return [named(inForce), named(known)];
      }}
      onSubmitted={onSubmitted}
      onPending={onPending}
      onClose={onClose}
    />
  );
}
