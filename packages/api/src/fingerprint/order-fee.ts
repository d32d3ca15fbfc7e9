import Big from 'big.js';
import type { Transaction } from '../domains/transactions/transactions.schema.ts';

/** Whether a text is an exact amount of at most 78 digits. */
export const isDecimal = (amount: string | undefined): amount is string =>
  amount !== undefined && /^-?\d{1,78}(\.\d{1,78})?$/.test(amount);

type Charged = Pick<Transaction, 'fee' | 'delegate_fee' | 'fee_symbol'> & {
  fee_symbol_alias?: string | undefined;
};

/** What a payment costs besides its amount: exact, in a coin by the name people read. */
export interface Fee {
  amount: string;
  unit: string;
}

/**
 * All that an order pays besides its amount: what its chain takes, and on TRON what is charged for delegated energy. Null
 * where the server does not say it, or in no figures.
 */
export function feeOf(order: Charged): Fee | null {
  const { fee, delegate_fee = '0', fee_symbol = '', fee_symbol_alias = fee_symbol } = order;
  if (!isDecimal(fee) || !isDecimal(delegate_fee)) return null;
  return { amount: new Big(fee).plus(delegate_fee).toFixed(), unit: fee_symbol_alias };
}

/** Whether a fee is higher than the one that was shown, or in another coin: it must be shown, and agreed to, again. */
export const exceeds = (now: Fee, shown: Fee): boolean =>
  now.unit !== shown.unit || new Big(now.amount).gt(shown.amount);
