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

/**
 * Whether a fee is so far above the one that was confirmed that it has to be asked about: its rate by more than five
 * percent, or all of it more than three times over, however many units that one payment is said to take.
 */
export const isRisen = (confirmed: Cost, now: Cost): boolean =>
  compare(multiply(subtract(now.rate, confirmed.rate), '20'), confirmed.rate) === 1 ||
  compare(now.amount, multiply(confirmed.amount, '3')) === 1;
