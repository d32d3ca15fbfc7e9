import { strategies } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { DeleteDialog } from '../../advanced/delete-dialog.tsx';
import { OrderDialog } from '../../advanced/order-dialog.tsx';
import { splitStrategies } from '../../advanced/order.rules.ts';
import { movedBy, type Strategy } from '../strategy-query.ts';

interface StrategyDialogsProps {
  walletId: number;
  strategy: Strategy;
}

/** What the address says is asked about the strategy: to delete it, or to move it up or down. */
export function StrategyDialogs({ walletId, strategy }: StrategyDialogsProps) {
  const { open, show, close } = useOverlayParam();
  if (strategy.status === 0) return null;
  if (open?.kind === 'delete')
    return (
      <DeleteDialog
        walletId={walletId}
        strategy={strategy}
        onSubmitted={close}
        onPending={(id) => show('strategy', id)}
        onClose={close}
      />
    );
  if (open?.kind === 'up' || open?.kind === 'down')
    return <MoveStrategy key={open.kind} walletId={walletId} strategy={strategy} way={open.kind} />;
  return null;
}

/** Asks whether a strategy is to be looked at earlier or later: one change of the whole order. */
function MoveStrategy({ walletId, strategy, way }: StrategyDialogsProps & { way: 'up' | 'down' }) {
  const { show, close } = useOverlayParam();
  const { strategy_id, sub_wallet_id, sub_wallet_name, type } = strategy;
  const all = useQuery(read(strategies.advancedList, { sub_wallet_id, type }));
  const before = splitStrategies(all.data ?? []).inForce;
  const after = movedBy(before, strategy_id, way === 'up' ? -1 : 1);
  if (after === null) return null;
  return (
    <OrderDialog
      walletId={walletId}
      subWallet={{ sub_wallet_id, sub_wallet_name }}
      type={type}
      before={before}
      after={after}
      onSubmitted={close}
      onPending={(id) => show('strategy', id)}
      onClose={close}
    />
  );
}
