import type { TronProxy } from '@mpc/api';
import { compare, isDecimal, subtract } from '#shared/money/decimal.ts';

type Due = Pick<TronProxy, 'unpaid_amount' | 'auth_balance'>;

/** TRX that has to arrive before what is unpaid can be taken; null where there is enough. */
export function missingTrx({ unpaid_amount: due, auth_balance: there }: Due): string | null {
  if (!isDecimal(due) || !isDecimal(there)) return due;
  return compare(due, there) === 1 ? subtract(due, there) : null;
}
