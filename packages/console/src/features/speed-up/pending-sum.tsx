import { Stack, Text } from '@mpc/ui';
import type { PendingOrder } from './speed-up.rules.ts';
import { WhatMoves } from './what-moves.tsx';
import { WhereTo } from './where-to.tsx';

/** How much goes out, and to whom in full. */
export function PendingSum({ order }: { order: PendingOrder }) {
  return (
    <Stack>
      <Text tone="strong">
        <WhatMoves order={order} />
      </Text>
      <WhereTo order={order} />
    </Stack>
  );
}
