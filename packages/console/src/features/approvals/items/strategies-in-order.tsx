import { isolateText, Stack } from '@mpc/ui';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';
import type { StrategyPlace } from '#shared/navigation/strategy-links.ts';

interface StrategiesInOrderProps {
  order: readonly { strategy_id: number; name: string }[];
  /** Where they stand. */
  place: Omit<StrategyPlace, 'strategyId'>;
}

/** The strategies of a new order, each with its place; its name leads to it, beside what is being decided. */
export const StrategiesInOrder = ({ order, place }: StrategiesInOrderProps) => (
  <Stack gap="xs">
    {order.map(({ strategy_id: strategyId, name }, at) => (
      <span key={strategyId}>
        {at + 1}.{' '}
        <StrategyLink to={{ ...place, strategyId }} newTab>
          {isolateText(name)}
        </StrategyLink>
      </span>
    ))}
  </Stack>
);
