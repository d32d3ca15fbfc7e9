import { isCollectMin, type CollectSymbol } from '@mpc/api';
import { isDecimal, parseAmount } from '@mpc/ui';
import Big from 'big.js';
import { isFields, isText } from '#shared/fields.ts';
import { compare, trimZeros } from '#shared/money/decimal.ts';

/** What was entered in place of thresholds, by the codes of the coins. */
export type ThresholdEdits = ReadonlyMap<string, string>;

/** Whether something kept in the browser is what was entered. */
export const isThresholds = (kept: unknown): kept is Readonly<Record<string, string>> =>
  isFields(kept) && Object.values(kept).every(isText);

/** Digits that a threshold may have behind the point. */
const digits = 6;

/** What is wrong with a threshold as it was entered; null where nothing is. */
export function thresholdFault(text: string): 'missing' | 'notAmount' | 'range' | null {
  if (text.trim() === '') return 'missing';
  const { amount } = parseAmount(text);
  if (amount === null) return 'notAmount';
  return isCollectMin(amount) ? null : 'range';
}

/** A threshold as it is sent; empty where it is none. */
export const thresholdIn = (text: string): string => {
  const { amount } = parseAmount(text);
  return amount !== null && isCollectMin(amount) ? amount : '';
};

/** The least amount of a coin that is worth so many dollars, rounded up; null where no price is known. */
export function amountWorth(usd: string, price: string | undefined): string | null {
  if (!isDecimal(usd) || price === undefined || !isDecimal(price) || compare(price, '0') !== 1) return null;
  const amount = new Big(usd).div(price).round(digits, Big.roundUp);
  return trimZeros(amount.toFixed(digits));
}

/** What is suggested as a threshold is so many times the network fee of one address. */
const suggestedFees = 10;

/** The most that the network fee of one address takes of what is swept there, in percent, rounded up; null where nobody knows. */
export function feeShare(
  threshold: string,
  { suggested_min, price_usd }: Pick<CollectSymbol, 'suggested_min' | 'price_usd'>,
): string | null {
  // Without a price, what is suggested says nothing of the fee.
  if (price_usd === undefined || !isDecimal(threshold) || compare(threshold, '0') !== 1) return null;
  return new Big(suggested_min).div(suggestedFees).div(threshold).times(100).round(2, Big.roundUp).toFixed();
}

type Priced = Pick<CollectSymbol, 'symbol' | 'price_usd'>;

/** The same value of every coin whose price is known, and the coins without a price. */
export function applyWorth(
  coins: readonly Priced[],
  usd: string,
): { edits: Map<string, string>; skipped: string[] } {
  const edits = new Map<string, string>();
  const skipped: string[] = [];
  for (const { symbol, price_usd } of coins) {
    const amount = amountWorth(usd, price_usd);
    if (amount === null) skipped.push(symbol);
    else edits.set(symbol, amount);
  }
  return { edits, skipped };
}

/** The thresholds that are otherwise than they were, as they are sent; those that are wrong are left out. */
export const changedThresholds = (
  coins: readonly Pick<CollectSymbol, 'symbol' | 'collect_min'>[],
  edits: ThresholdEdits,
): { symbol: string; collect_min: string }[] =>
  coins.flatMap(({ symbol, collect_min: before }) => {
    const after = thresholdIn(edits.get(symbol) ?? '');
    return after === '' || compare(after, before) === 0 ? [] : [{ symbol, collect_min: after }];
  });
