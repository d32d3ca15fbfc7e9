import { addressKey } from '@mpc/api/addresses';
import type { OrderFacts } from '#features/orders';
import { compare, multiply, subtract } from '#shared/money/decimal.ts';

/** Whether two amounts are equal within one percent of the greater. */
function isNear(first: string, second: string): boolean {
  const order = compare(first, second);
  if (order === null) return false;
  const [greater, less] = order > 0 ? [first, second] : [second, first];
  return compare(multiply(subtract(greater, less), '100'), greater) !== 1;
}

type Compared = Pick<OrderFacts, 'symbol' | 'base_symbol' | 'address_to' | 'amount' | 'outputs' | 'payload'>;

const recipientsOf = ({ address_to: address, amount, outputs = [] }: Compared) =>
  outputs.length < 2 ? [{ address, amount }] : outputs;

/**
 * Whether a payment would strike people as the same one again: the coin, what goes along, and anybody who is paid about
 * the same at the same address by both.
 */
export function isSamePayment(first: Compared, second: Compared): boolean {
  if (first.symbol !== second.symbol) return false;
  if ((first.payload ?? '').toLowerCase() !== (second.payload ?? '').toLowerCase()) return false;
  const others = recipientsOf(second);
  return recipientsOf(first).some((one) =>
    others.some(
      (other) =>
        isNear(one.amount, other.amount) &&
        // Last, because reading an address is the most work of it.
        addressKey(first.base_symbol, one.address) === addressKey(second.base_symbol, other.address),
    ),
  );
}
