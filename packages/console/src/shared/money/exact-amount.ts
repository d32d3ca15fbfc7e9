import { formatNumber } from '@mpc/ui';
import { isDecimal } from './decimal.ts';

/** An amount with all its digits, as it is read where something is decided; what is no amount stays as it is. */
export const exactAmount = (amount: string): string =>
  isDecimal(amount) ? formatNumber(amount, { digits: 'all' }) : amount;
