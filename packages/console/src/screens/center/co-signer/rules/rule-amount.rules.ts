import { parseAmount } from '@mpc/ui';
import { compare, decimalsOf } from '#shared/money/decimal.ts';

/** The most that a rule's amount may be, and the digits it may have after the point. */
export const ruleAmountMost = '9999999999999999';
export const ruleAmountDecimals = 6;

/** What is wrong with an amount of a rule; null where nothing is. */
export type AmountFault = 'comma' | 'form' | 'zero' | 'decimals' | 'most';

/** Judges an amount as it is written in a field or a file. A comma is never taken for a point: it may mean thousands. */
export function ruleAmountFault(text: string, { mayBeZero = false } = {}): AmountFault | null {
  if (/^\d+,\d+$/.test(text)) return 'comma';
  const { amount } = parseAmount(text);
  if (amount === null || amount !== text) return 'form';
  if (!mayBeZero && compare(amount, '0') !== 1) return 'zero';
  if (decimalsOf(amount) > ruleAmountDecimals) return 'decimals';
  return compare(amount, ruleAmountMost) === 1 ? 'most' : null;
}
