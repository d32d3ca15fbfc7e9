import { orderDigest } from '@mpc/api/fingerprint';
import type { Item } from './item.ts';

/** Of a payment, the digest that its fingerprint is made of; undefined of what pays nobody. */
export const itemDigest = async ({ payment }: Item): Promise<string | undefined> =>
  payment === undefined ? undefined : orderDigest(payment);
