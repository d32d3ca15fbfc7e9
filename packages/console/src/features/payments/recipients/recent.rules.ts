import type { TransactionRow } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';

/** Somebody who was paid before. */
export interface Recent {
  address: string;
  memo: string;
  /** The latest payment. */
  amount: string;
  symbol_alias: string;
  at: number;
}

/**
 * Who was paid of late, the latest first, each once. Only what was sent from here counts: whoever sent something here
 * may have done it to be found in a list like this one.
 */
export function recentRecipients(orders: readonly TransactionRow[]): Recent[] {
  const found = new Map<string, Recent>();
  for (const order of orders) {
    if (order.trans_kind !== 'withdraw') continue;
    const { base_symbol, address_to: address, memo, amount, symbol_alias, created_at: at } = order;
    const key = `${addressKey(base_symbol, address)} ${memo}`;
    if (!found.has(key)) found.set(key, { address, memo, amount, symbol_alias, at });
  }
  return [...found.values()];
}
