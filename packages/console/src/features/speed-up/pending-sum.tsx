import { Stack, Text } from '@mpc/ui';
import type { PendingOrder } from './speed-up.rules.ts';
import { OrderAmount } from './order-amount.tsx';
import { OrderDestination } from './order-destination.tsx';

/** How much goes out, and to whom in full. */
export function PendingSum({ order }: { order: PendingOrder }) {
  return (
    <Stack>
      <Text tone="strong">
        <OrderAmount order={order} />
      </Text>
      <OrderDestination order={order} />
    </Stack>
  );
}
