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

/** Whether a rate is so far above the one that was confirmed, more than five percent, that it has to be asked about. */
export const isRisen = (confirmed: string, now: string): boolean =>
  compare(multiply(subtract(now, confirmed), '20'), confirmed) === 1;
