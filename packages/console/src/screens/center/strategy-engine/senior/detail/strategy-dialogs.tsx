import { strategies, type DataOf } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ChangeDialog } from '#features/strategies';
import { client, read } from '#shared/api/api.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { kindOfType } from '../senior-links.ts';
import { askAgain, inForce, lookedAt, movedBy, sideOf, type Strategy } from '../strategy-query.ts';

interface StrategyDialogsProps {
  walletId: number;
  strategy: Strategy;
}

/** What the address says is asked about the strategy: to delete it, or to move it up or down. */
export function StrategyDialogs({ walletId, strategy }: StrategyDialogsProps) {
  const { open } = useOverlayParam();
  if (strategy.status === 0) return null;
  if (open?.kind === 'delete') return <DeleteStrategy walletId={walletId} strategy={strategy} />;
  if (open?.kind === 'up' || open?.kind === 'down')
    return <MoveStrategy key={open.kind} walletId={walletId} strategy={strategy} way={open.kind} />;
  return null;
}

/** Asks whether a strategy is to be deleted. */
function DeleteStrategy({ walletId, strategy }: StrategyDialogsProps) {
  const { t } = useTranslation('strategyEngine');
  const { show, close } = useOverlayParam();
  const { strategy_id, sub_wallet_id, sub_wallet_name, name, type } = strategy;
  const kind = kindOfType(type);
  return (
    <ChangeDialog
      type="remove"
      title={t('advanced.delete.ask')}
      command={strategies.deleteAdvanced}
      params={{ strategy_id }}
      about={{ walletId, subWalletId: sub_wallet_id, business: kind, op: 3, strategyId: strategy_id }}
      context={t(`advanced.context.${kind}`, { name: sub_wallet_name })}
      headline={t('advanced.delete.headline', { name })}
      sides={{ before: sideOf(strategy), after: null }}
      looked={lookedAt(strategy)}
      ask={() => askAgain(strategy_id)}
      notes={[t('advanced.delete.means')]}
      onSubmitted={close}
      onPending={(id) => show('strategy', id)}
      onClose={close}
    />
  );
}

type Listed = DataOf<typeof strategies.advancedList>[number];

const named = (all: readonly Listed[]) => all.map(({ strategy_id, name }) => ({ strategy_id, name }));

/** Asks whether a strategy is to be looked at earlier or later: one change of the whole order. */
function MoveStrategy({ walletId, strategy, way }: StrategyDialogsProps & { way: 'up' | 'down' }) {
  const { t } = useTranslation('strategyEngine');
  const { show, close } = useOverlayParam();
  const { strategy_id, sub_wallet_id, sub_wallet_name, name, type } = strategy;
  const asked = { sub_wallet_id, type };
  const all = useQuery(read(strategies.advancedList, asked));
  const kind = kindOfType(type);
  if (all.data === undefined) return null;
  const present = inForce(all.data);
  const moved = movedBy(present, strategy_id, way === 'up' ? -1 : 1);
  if (moved === null) return null;
  const to = moved.findIndex((one) => one.strategy_id === strategy_id) + 1;
  return (
    <ChangeDialog
      type="warning"
      title={t('advanced.move.ask')}
      command={strategies.sort}
      params={{ sub_wallet_id, strategy_ids: moved.map((one) => one.strategy_id) }}
      about={{ walletId, subWalletId: sub_wallet_id, business: kind, op: 4 }}
      context={t(`advanced.context.${kind}`, { name: sub_wallet_name })}
      headline={t('advanced.move.headline', { name, to })}
      sides={{ before: { order: named(present) }, after: { order: named(moved) } }}
      looked={named(present)}
      ask={async () => named(inForce(await client.call(strategies.advancedList, asked)))}
      onSubmitted={close}
      onPending={(id) => show('strategy', id)}
      onClose={close}
    />
  );
}
