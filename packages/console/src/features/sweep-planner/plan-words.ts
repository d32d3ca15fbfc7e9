import { formatNumber } from '@mpc/ui';
import Big from 'big.js';

/** A count that was brought up to a month, whole: with what chooses the plural, and what is written. */
export function count(figure: string): { count: number; figure: string } {
  const whole = new Big(figure).round(0, Big.roundHalfUp);
  return { count: whole.toNumber(), figure: formatNumber(whole.toFixed(), { digits: 0 }) };
}

/** An amount in dollars, in words. */
export const dollars = (figure: string): string => `$${formatNumber(figure)}`;

/** An amount of a coin with every digit, in words. */
export const coins = (figure: string, unit: string): string =>
  `${formatNumber(figure, { digits: 'all' })} ${unit}`;
