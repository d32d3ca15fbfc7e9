import { addressKey } from '@mpc/api/addresses';
import { isDecimal, trimZeros } from '../money/decimal.ts';

/** What makes a payment the payment it is, as confirmed here or as read back from the server. */
export interface OrderFacts {
  sub_wallet_id: number;
  symbol: string;
  base_symbol: string;
  address_to: string;
  memo: string;
  amount: string;
}

const exact = (amount: string): string => (isDecimal(amount) ? trimZeros(amount) : amount);

/** SHA-256, in hex, of what makes a payment: equal for the same payment however its address or amount is spelt. */
export async function orderDigest(order: OrderFacts): Promise<string> {
  const canonical = JSON.stringify([
    order.sub_wallet_id,
    order.symbol,
    addressKey(order.base_symbol, order.address_to),
    order.memo,
    exact(order.amount),
  ]);
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonical));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Which facts of two orders differ. Facts that cannot be read differ from everything. */
export function differences(confirmed: OrderFacts, found: OrderFacts): (keyof OrderFacts)[] {
  const same: Record<keyof OrderFacts, boolean> = {
    sub_wallet_id: confirmed.sub_wallet_id === found.sub_wallet_id,
    symbol: confirmed.symbol === found.symbol,
    base_symbol: confirmed.base_symbol === found.base_symbol,
    address_to:
      addressKey(confirmed.base_symbol, confirmed.address_to) ===
      addressKey(found.base_symbol, found.address_to),
    memo: confirmed.memo === found.memo,
    amount: isDecimal(found.amount) && exact(confirmed.amount) === exact(found.amount),
  };
  return (Object.keys(same) as (keyof OrderFacts)[]).filter((fact) => !same[fact]);
}
