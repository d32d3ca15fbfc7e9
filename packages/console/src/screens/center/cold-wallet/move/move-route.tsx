import type { ColdMoveFacts, TaskDirection } from '@mpc/api';
import { Stack, Text } from '@mpc/ui';
import { AddressSummary } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { routeOf } from './move-content.ts';

interface MoveRouteProps {
  direction: TaskDirection;
  facts: Pick<ColdMoveFacts, 'from' | 'to'>;
  /** The main coin of the network. */
  baseSymbol: string;
}

/** The address a coin leaves and the one it arrives at, in full, with the names of their tiers. */
export function MoveRoute({ direction, facts, baseSymbol }: MoveRouteProps) {
  const { t } = useTranslation('coldWallet');
  const [from, to] = routeOf[direction];
  const ends = [
    { key: 'from', label: t(`move.from.${from}`), address: facts.from, tier: from },
    { key: 'to', label: t(`move.to.${to}`), address: facts.to, tier: to },
  ];
  return (
    <Stack gap="m">
      {ends.map(({ key, label, address, tier }) => (
        <Stack key={key} gap="xs">
          <Text size="label" tone="muted">
            {label}
          </Text>
          <AddressSummary
            address={address}
            label={label}
            baseSymbol={baseSymbol}
            isContract={tier !== 'hot'}
            isListed
          />
        </Stack>
      ))}
    </Stack>
  );
}
