import type { FeeEstimate } from '@mpc/api';
import { chosenFee, type FeeOption, usualFee } from '#features/network-fee';
import { compare, multiply, subtract } from '#shared/money/decimal.ts';

/** By the main coin of a network: how its fees are paid. A network nobody chose for is paid in the usual way. */
export type FeeChoices = Readonly<Record<string, FeeOption['id']>>;

/** What one payment costs on a network; null where no fee is known. */
export const feeOn = (
  estimate: FeeEstimate | undefined,
  base: string,
  choices: FeeChoices,
): FeeOption | null => chosenFee(estimate, { ...usualFee, id: choices[base] ?? null }).option;

/**
 * What of a fee must not rise unseen: the price of a unit where it is metered, because one payment takes more units than
 * another; otherwise all of it.
 */
export const rateOf = ({ amount, fields }: Pick<FeeOption, 'amount' | 'fields'>): string =>
  fields.gas_price ?? fields.fee_rate ?? amount;

/** What one payment costs, and what of it must not rise unseen. */
export interface Cost {
  amount: string;
  rate: string;
}

const isFarAbove = (now: string, confirmed: string): boolean =>
  compare(multiply(subtract(now, confirmed), '20'), confirmed) === 1;

/**
 * What one payment costs now, within what was confirmed: never more than that. A price that has risen a little, as it does
 * with every block, is paid as it was confirmed, as long as the network takes it. Null where it has to be asked about.
 */
export function feeWithin(confirmed: Cost, now: FeeOption, estimate: FeeEstimate): FeeOption | null {
  const rate = rateOf(now);
  const isDearer = compare(rate, confirmed.rate) === 1;
  if (isDearer && isFarAbove(rate, confirmed.rate)) return null;
  const asConfirmed = { id: 'custom', price: confirmed.rate, limit: '' } as const;
  const fee = isDearer ? chosenFee(estimate, asConfirmed).option : now;
  return fee === null || compare(fee.amount, confirmed.amount) === 1 ? null : fee;
}
