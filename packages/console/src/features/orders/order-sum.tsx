import { Stack, Text } from '@mpc/ui';
import type { OrderInfo } from './order-info.ts';
import { OrderAmount } from './order-amount.tsx';
import { OrderDestination } from './order-destination.tsx';

/** How much goes out, and to whom in full. */
export function OrderSum({ order }: { order: OrderInfo }) {
  return (
    <Stack>
      <Text tone="strong">
        <OrderAmount order={order} />
      </Text>
      <OrderDestination order={order} />
    </Stack>
  );
}
