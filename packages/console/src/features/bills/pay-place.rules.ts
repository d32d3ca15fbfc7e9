import type { BillDetail, PayAddress } from '@mpc/api';
import { isOnBill } from './bill.rules.ts';
import Big from 'big.js';
import { compare } from '#shared/money/decimal.ts';

/** What is known of a bill and of where it is to be paid. */
export interface PlaceFacts {
  /** The bill as read after the place; undefined while it is not. */
  bill: BillDetail | undefined;
  /** The place as a person sees it. */
  held: PayAddress;
  /** The same as answered last. */
  latest: PayAddress;
  now: number;
}

/**
 * Whether a place may be paid to. It may not where the server told another in the meantime (`changed`), where the bill
 * names another (`other`), or where a coin that is worth what bills are in costs another amount (`amount`); its price may be
 * over, or the bill is still asked.
 */
export type PlaceState =
  | { is: 'good' | 'over' | 'asked' }
  | { is: 'stop'; why: 'changed' | 'other' | 'amount' };

const isSamePlace = (one: PayAddress, other: PayAddress): boolean =>
  one.address === other.address && one.memo === other.memo && one.symbol === other.symbol;

/** Judges where a bill is to be paid by everything that is known of it. */
export function placeState({ bill, held, latest, now }: PlaceFacts): PlaceState {
  if (held.expire_at <= now) return { is: 'over' };
  // While a price holds, nothing of it changes.
  if (!isSamePlace(held, latest) || latest.amount !== held.amount || latest.expire_at !== held.expire_at)
    return { is: 'stop', why: 'changed' };
  if (bill === undefined) return { is: 'asked' };
  if (!isOnBill(bill, held)) return { is: 'stop', why: 'other' };
  if (held.symbol_alias === bill.symbol && compare(held.amount, bill.unpaid_amount) !== 0)
    return { is: 'stop', why: 'amount' };
  return { is: 'good' };
}

/** So much of what a bill is in for one of a coin; null where that cannot be said, or is one for one. */
export function rateOf(
  bill: Pick<BillDetail, 'symbol' | 'unpaid_amount'>,
  { symbol_alias, amount }: Pick<PayAddress, 'symbol_alias' | 'amount'>,
): string | null {
  if (symbol_alias === bill.symbol || compare(amount, '0') !== 1) return null;
  return new Big(bill.unpaid_amount).div(amount).round(6).toFixed();
}
