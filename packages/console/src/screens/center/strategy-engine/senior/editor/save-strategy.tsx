import { strategies, type Coin, type DataOf } from '@mpc/api';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ChangeDialog, draftsOf, namesByUid, proposedSteps, useWarningWords } from '#features/strategies';
import type { StepPerson } from '#features/strategies';
import { client } from '#shared/api/api.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { kindOfType } from '../senior-links.ts';
import { splitStrategies } from '../../advanced/order.rules.ts';
import { askAgain, lookedAt, sideOf, type Strategy } from '../strategy-query.ts';
import { initiatorsOf } from './action-part.tsx';
import { conditionsOf, namedConditions, type StrategyValues } from './strategy.values.ts';

type Listed = DataOf<typeof strategies.advancedList>[number];

export interface SaveStrategyProps {
  walletId: number;
  subWallet: { id: number; name: string };
  type: 1 | 2;
  /** The strategy in force; null for a new one. */
  strategy: Strategy | null;
  /** All of the type, by which the place is told. */
  all: readonly Listed[];
  values: StrategyValues;
  candidates: readonly StepPerson[];
  coins: readonly Coin[];
  onSubmitted: () => void;
  onClose: () => void;
}

const orderOf = (all: readonly Listed[]) =>
  splitStrategies(all).inForce.map(({ strategy_id, name }) => [strategy_id, name]);

/** An advanced strategy before and after, and who decides: the last look before the request is submitted. */
export function SaveStrategy(props: SaveStrategyProps) {
  const { walletId, subWallet, type, strategy, all, values, candidates, coins, onSubmitted, onClose } = props;
  const { t } = useTranslation('strategyEngine');
  const { show } = useOverlayParam();
  const warningWords = useWarningWords();
  const { name, action, place, steps } = values;
  const kind = kindOfType(type);
  const people = namesByUid(candidates, strategy?.node_list);
  const conditions = conditionsOf(type, values);
  const asks = action === '1';
  const code = Number(action) as 1 | 2 | 3;
  const scope = { sub_wallet_id: subWallet.id };
  const last = splitStrategies(all).inForce.length + (strategy === null ? 1 : 0);
  const trimmed = name.trim();
  const op = strategy === null ? 'add' : 'edit';
  const named = (known: readonly StepPerson[], ofCoins: readonly Coin[]) => [
    steps.flatMap(({ uids }) => uids.map((uid) => known.find((one) => one.uid === uid)?.nickname)),
    conditions.initiator_uids.map((uid) => known.find((one) => one.uid === uid)?.nickname),
    conditions.symbols.map((symbol) => ofCoins.find((one) => one.symbol === symbol)?.symbol_alias),
  ];
  return (
    <ChangeDialog
      type="warning"
      title={t(`advanced.save.${op}.ask`)}
      command={strategies.saveAdvanced}
      params={{
        ...(strategy === null ? {} : { strategy_id: strategy.strategy_id }),
        ...scope,
        type,
        name: trimmed,
        conditions,
        action: code,
        ...(asks ? { node_list: draftsOf(steps) } : {}),
        ...(place === '' ? {} : { priority: Number(place) }),
      }}
      about={{
        walletId,
        subWalletId: subWallet.id,
        business: kind,
        op: strategy === null ? 1 : 2,
        strategyId: strategy?.strategy_id,
      }}
      context={t(`advanced.context.${kind}`, { name: subWallet.name })}
      headline={t(`advanced.save.${op}.headline`, { name: strategy?.name ?? trimmed })}
      sides={{
        before: strategy === null ? null : sideOf(strategy),
        after: {
          name: trimmed,
          conditions: namedConditions(conditions, {
            people,
            coins: [...coins, ...(strategy?.conditions.coins ?? [])],
          }),
          action: code,
          priority: place === '' ? (strategy?.priority ?? last) : Number(place),
          node_list: asks ? proposedSteps(steps, candidates) : [],
        },
      }}
      looked={[strategy === null ? null : lookedAt(strategy), orderOf(all), named(candidates, coins)]}
      ask={async () => {
        const [now, order, known, ofCoins] = await Promise.all([
          strategy === null ? null : askAgain(strategy.strategy_id),
          client.call(strategies.advancedList, { ...scope, type }),
          client.call(strategies.candidates, scope),
          client.call(strategies.coins, scope),
        ]);
        return [now, orderOf(order), named(known, ofCoins)];
      }}
      notes={asks ? warningWords(steps, initiatorsOf(values), people) : []}
      onSubmitted={onSubmitted}
      onPending={(id) => show('strategy', id)}
      onClose={onClose}
    />
  );
}
