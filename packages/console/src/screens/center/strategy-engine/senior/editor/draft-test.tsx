import { Card, Skeleton, Stack } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { OrderTest } from '#features/order-test';
import { namesByUid, proposedSteps } from '#features/strategies';
import type { StrategyChange } from '#features/strategy-check';
import { kindOfType } from '../senior-links.ts';
import { conditionFault } from './strategy-faults.rules.ts';
import type { EditorFacts } from './strategy-form.tsx';
import { conditionsOf, namedConditions, type StrategyValues } from './strategy.values.ts';

type DraftTestProps = Pick<
  EditorFacts,
  'walletId' | 'subWallet' | 'type' | 'strategy' | 'candidates' | 'coins'
> & { values: StrategyValues };

/** The draft as it stands, as the change it would request; null while its conditions are not complete. */
function changeOf({ type, strategy, candidates, coins, values }: DraftTestProps): StrategyChange | null {
  if (conditionFault(type, values) !== null) return null;
  const { name, action, place, steps } = values;
  return {
    business: kindOfType(type),
    op: strategy === null ? 1 : 2,
    strategyId: strategy?.strategy_id ?? 0,
    after: {
      name: name.trim(),
      conditions: namedConditions(conditionsOf(type, values), {
        people: namesByUid(candidates, strategy?.node_list),
        coins: [...coins, ...(strategy?.conditions.coins ?? [])],
      }),
      action: Number(action) as 1 | 2 | 3,
      node_list: action === '1' ? proposedSteps(steps, candidates) : [],
      ...(place === '' ? {} : { priority: Number(place) }),
    },
  };
}

/** An order against the draft, in the place among the others where it would stand. */
export function DraftTest(props: DraftTestProps) {
  const { walletId, subWallet, type } = props;
  const { t } = useTranslation('strategyEngine');
  const change = changeOf(props);
  return (
    <Stack>
      <Card title={t('test.title')}>
        {change === null ? (
          t('test.complete')
        ) : (
          <Suspense fallback={<Skeleton shape="form" count={3} />}>
            <OrderTest walletId={walletId} subWalletId={subWallet.id} type={type} change={change} />
          </Suspense>
        )}
      </Card>
    </Stack>
  );
}
