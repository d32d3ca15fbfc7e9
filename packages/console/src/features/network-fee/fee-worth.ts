import { compare, isDecimal, multiply } from '#shared/money/decimal.ts';
import { worth } from '#shared/money/worth.ts';

const cent = '0.01';

/** What a fee is worth in dollars: less than a cent is said to be that, and never nothing. */
export function feeWorth(amount: string, price: string | undefined): string | undefined {
  if (!isDecimal(amount) || !isDecimal(price)) return undefined;
  const usd = multiply(amount, price);
  return compare(usd, '0') === 1 && compare(usd, cent) === -1 ? `< $${cent}` : worth(amount, price);
}
