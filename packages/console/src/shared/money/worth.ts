import { formatNumber } from '@mpc/ui';
import { isDecimal, multiply } from './decimal.ts';

/** What an amount is worth in dollars, to two digits; nothing while no price is known. */
export const worth = (amount: string, price: string | undefined): string | undefined =>
  isDecimal(amount) && isDecimal(price) ? `≈ $${formatNumber(multiply(amount, price))}` : undefined;
