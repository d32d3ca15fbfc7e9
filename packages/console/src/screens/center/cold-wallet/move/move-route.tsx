import type { ColdMoveFacts, TaskDirection } from '@mpc/api';
import { Stack, Text } from '@mpc/ui';
import { AddressSummary } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { wayOf } from './move-content.ts';

interface MoveRouteProps {
  direction: TaskDirection;
  facts: Pick<ColdMoveFacts, 'from' | 'to'>;
  /** The main coin of the network. */
  baseSymbol: string;
}

/** The address a coin leaves and the one it arrives at, in full, with the names of their tiers. */
export function MoveRoute({ direction, facts, baseSymbol }: MoveRouteProps) {
  const { t } = useTranslation('coldWallet');
  const way = wayOf(direction, t);
  const ends = [
    { key: 'from', label: way.from, address: facts.from, isHot: direction === 2 },
    { key: 'to', label: way.to, address: facts.to, isHot: direction === 1 },
  ];
  return (
    <Stack gap="m">
      {ends.map(({ key, label, address, isHot }) => (
        <Stack key={key} gap="xs">
          <Text size="label" tone="muted">
            {label}
          </Text>
          <AddressSummary
            address={address}
            label={label}
            baseSymbol={baseSymbol}
            isContract={!isHot}
            isListed
          />
        </Stack>
      ))}
    </Stack>
  );
}
