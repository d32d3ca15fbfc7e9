import { bytesToHex } from '@noble/hashes/utils.js';
import Big from 'big.js';
import { addressKey } from '../addresses/index.ts';
import { exceeds, isDecimal, type Fee } from './order-fee.ts';

/** One recipient of a payment to several. */
export interface OrderRecipient {
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
  outputs?: readonly OrderRecipient[] | undefined;
  /** What goes along, where more than money does: what a contract is told, or the numbers of inscriptions. */
  payload?: string | undefined;
  /** The most it was agreed to cost, or what it costs now. No part of the digest: another fee is the same payment. */
  fee?: Fee | undefined;
}

const exact = (amount: string): string => (isDecimal(amount) ? new Big(amount).toFixed() : amount);

const canonicalOutput = ({ base_symbol }: OrderFacts, { address, amount, memo = '' }: OrderRecipient) => [
  addressKey(base_symbol, address),
  exact(amount),
  memo,
];

/** Whether the list of recipients, where there is one, names no one but the order's own recipient. */
function isRepetition(order: OrderFacts): boolean {
  const { outputs = [], address_to: address, amount, memo } = order;
  const [only] = outputs;
  if (only === undefined) return true;
  const own = canonicalOutput(order, { address, amount, memo });
  return outputs.length === 1 && String(canonicalOutput(order, only)) === String(own);
}

type Canonical = Record<keyof Omit<OrderFacts, 'base_symbol' | 'fee'>, unknown>;

/** The facts without what may be spelled in several ways, in the order in which they are digested. */
function canonical(order: OrderFacts): Canonical {
  const key = (address: string) => addressKey(order.base_symbol, address);
  const { outputs = [], payload = '' } = order;
  return {
    symbol: order.symbol,
    sub_wallet_id: order.sub_wallet_id,
    address_to: key(order.address_to),
    memo: order.memo,
    amount: exact(order.amount),
    // A list of one that only repeats who is paid says nothing more.
    outputs: isRepetition(order) ? [] : outputs.map((output) => canonicalOutput(order, output)),
    payload: payload.toLowerCase(),
  };
}

/**
 * SHA-256, in hex, of what makes a payment: symbol, from, to, memo, amount, outputs, and what goes along. Equal for the
 * same payment however its addresses and amounts are spelled. The fee is left out: another one is the same payment.
 */
export async function orderDigest(order: OrderFacts): Promise<string> {
  const text = JSON.stringify(Object.values(canonical(order)));
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return bytesToHex(new Uint8Array(bytes));
}

/** Which facts of two orders differ: the fee where it is higher. Facts that cannot be read differ from everything. */
export function differences(confirmed: OrderFacts, found: OrderFacts): (keyof OrderFacts)[] {
  const first = canonical(confirmed);
  const second = canonical(found);
  const facts = (Object.keys(first) as (keyof Canonical)[]).filter(
    (fact) => JSON.stringify(first[fact]) !== JSON.stringify(second[fact]),
  );
  if (!isDecimal(found.amount) && !facts.includes('amount')) facts.push('amount');
  const isDearer =
    confirmed.fee !== undefined && found.fee !== undefined && exceeds(found.fee, confirmed.fee);
  return [
    ...facts,
    ...(isDearer ? (['fee'] as const) : []),
    ...(confirmed.base_symbol === found.base_symbol ? [] : (['base_symbol'] as const)),
  ];
}
