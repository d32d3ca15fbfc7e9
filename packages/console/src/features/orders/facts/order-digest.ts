import { addressKey } from '@mpc/api/addresses';
import { isDecimal, trimZeros } from '#shared/money/decimal.ts';

/** One recipient of a payment to several. */
interface Recipient {
  address: string;
  amount: string;
  memo?: string;
}

/** What makes a payment the payment it is, as confirmed here or as read back from the server. */
export interface OrderFacts {
  symbol: string;
  base_symbol: string;
  /** Where it comes from. Which of a sub-wallet's addresses pays may be the server's choice, so the sub-wallet is named. */
  sub_wallet_id: number;
  address_to: string;
  memo: string;
  amount: string;
  /** Of a payment to several: all of them, in their order. */
  outputs?: readonly Recipient[] | undefined;
  /** What goes along, where more than money does: what a contract is told, or the numbers of inscriptions. */
  payload?: string | undefined;
}

const exact = (amount: string): string => (isDecimal(amount) ? trimZeros(amount) : amount);

type Canonical = Record<keyof Omit<OrderFacts, 'base_symbol'>, unknown>;

/** The facts without what may be spelt in several ways, in the order in which they are digested. */
function canonical(order: OrderFacts): Canonical {
  const key = (address: string) => addressKey(order.base_symbol, address);
  const { outputs = [], payload = '' } = order;
  return {
    symbol: order.symbol,
    sub_wallet_id: order.sub_wallet_id,
    address_to: key(order.address_to),
    memo: order.memo,
    amount: exact(order.amount),
    // One recipient is who is paid anyway.
    outputs:
      outputs.length < 2
        ? []
        : outputs.map(({ address, amount, memo = '' }) => [key(address), exact(amount), memo]),
    payload: payload.toLowerCase(),
  };
}

/**
 * SHA-256, in hex, of what makes a payment: symbol, from, to, memo, amount, outputs, and what goes along. Equal for the
 * same payment however its addresses and amounts are spelt. The fee is left out: another one is the same payment.
 */
export async function orderDigest(order: OrderFacts): Promise<string> {
  const text = JSON.stringify(Object.values(canonical(order)));
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Which facts of two orders differ. Facts that cannot be read differ from everything. */
export function differences(confirmed: OrderFacts, found: OrderFacts): (keyof OrderFacts)[] {
  const first = canonical(confirmed);
  const second = canonical(found);
  const facts = (Object.keys(first) as (keyof Canonical)[]).filter(
    (fact) => JSON.stringify(first[fact]) !== JSON.stringify(second[fact]),
  );
  if (!isDecimal(found.amount) && !facts.includes('amount')) facts.push('amount');
  return confirmed.base_symbol === found.base_symbol ? facts : [...facts, 'base_symbol'];
}
