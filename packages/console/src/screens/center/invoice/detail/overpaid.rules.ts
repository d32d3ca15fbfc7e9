import type { BillDetail } from '@mpc/api';
import { add, compare, isDecimal, subtract } from '#shared/money/decimal.ts';

/**
 * So much was paid too much of a bill that is paid, as far as that can be known: only coins that are worth what bills are in
 * can be compared. Null where nothing was.
 */
export function overpaidOf({
  status,
  symbol,
  payments,
}: Pick<BillDetail, 'status' | 'symbol' | 'payments'>): string | null {
  if (status !== 2) return null;
  const excess = payments
    .filter(({ symbol_alias }) => symbol_alias === symbol)
    .filter(({ amount, credited }) => isDecimal(amount) && isDecimal(credited))
    .map(({ amount, credited }) => subtract(amount, credited))
    .filter((one) => compare(one, '0') === 1);
  return excess.length === 0 ? null : excess.reduce(add);
}
