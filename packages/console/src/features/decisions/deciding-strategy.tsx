import { approvals, type ParamsOf } from '@mpc/api';
import { missingNumber, Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import { nameOfStrategy } from '#shared/navigation/name-of-strategy.ts';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useStepWords } from './strategy-step.tsx';

export type StrategyAsked = ParamsOf<typeof approvals.strategies>;

/** What decides a request that nobody has made yet, and who is needed at each of its steps. */
export function DecidingStrategy({ asked }: { asked: StrategyAsked }) {
  const { t } = useTranslation();
  const stepWords = useStepWords();
  const deciding = useQuery({ ...read(approvals.strategies, asked), staleTime: minute });
  return (
    <QueryView query={deciding} skeleton={<Skeleton shape="text" count={1} />}>
      {([strategy]) =>
        strategy === undefined ? (
          missingNumber
        ) : (
          <Stack gap="xs">
            <span>
              <StrategyLink
                to={{
                  walletId: asked.wallet_id,
                  subWalletId: asked.sub_wallet_id ?? 0,
                  strategyId: strategy.strategy_id,
                  type: strategy.type,
                }}
                newTab
              >
                {nameOfStrategy(strategy, t)}
              </StrategyLink>
            </span>
            {strategy.node_list.map((node) => (
              <Text key={node.node_index} size="label" tone="muted">
                {stepWords(strategy.node_list, node)}
              </Text>
            ))}
          </Stack>
        )
      }
    </QueryView>
  );
}
