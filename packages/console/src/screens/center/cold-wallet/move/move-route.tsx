import type { ColdMoveFacts, TaskDirection } from '@mpc/api';
import { Stack, Text } from '@mpc/ui';
import { AddressSummary, TierAddress } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { tierAt } from '../flow-log/task-words.ts';
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
  const walletId = useSelection().walletId ?? 0;
  const way = wayOf(direction, t);
  const ends = [
    { key: 'from', label: way.from, address: facts.from, tier: tierAt(direction, 'from') },
    { key: 'to', label: way.to, address: facts.to, tier: tierAt(direction, 'to') },
  ];
  return (
    <Stack gap="m">
      {ends.map(({ key, label, address, tier }) => (
        <Stack key={key} gap="xs">
          <Text size="label" tone="muted">
            {label}
          </Text>
          {tier === null || tier === 'hot' ? (
            <AddressSummary {...{ address, label, baseSymbol }} isListed />
          ) : (
            <TierAddress {...{ address, label, baseSymbol, walletId }} tier={tier} isListed />
          )}
        </Stack>
      ))}
    </Stack>
  );
}
