import type { Inscription } from '@mpc/api';
import { type FeeChoice, usualFee } from '#features/network-fee';
import type { AddressOrigin } from '#features/address-check';
import { add, multiply } from '#shared/money/decimal.ts';

/** What is kept of an inscription that was chosen. */
export type Chosen = Pick<
  Inscription,
  'inscription_id' | 'inscription_number' | 'ticker' | 'amount' | 'sats' | 'utxo'
>;

/** A transfer of inscriptions, as it is filled in. */
export interface Brc20Values {
  chosen: readonly Chosen[];
  address: string;
  /** How the address came into the form. */
  origin: AddressOrigin;
  fee: FeeChoice;
  remark: string;
}

/** No order takes more along. */
export const mostInscriptions = 20;

export const emptyBrc20: Brc20Values = {
  chosen: [],
  address: '',
  origin: 'typed',
  fee: usualFee,
  remark: '',
};

function isChosen(kept: unknown): kept is Chosen {
  if (typeof kept !== 'object' || kept === null) return false;
  const { inscription_id, inscription_number, ticker, amount, sats, utxo } = kept as Record<string, unknown>;
  return (
    [inscription_id, ticker, amount, utxo].every((one) => typeof one === 'string') &&
    Number.isSafeInteger(inscription_number) &&
    Number.isSafeInteger(sats)
  );
}

/** Whether something kept in the browser is a draft of this form. */
export function isBrc20Values(kept: unknown): kept is Brc20Values {
  if (typeof kept !== 'object' || kept === null) return false;
  const { chosen, address, origin, fee, remark } = kept as Record<string, unknown>;
  return (
    Array.isArray(chosen) &&
    chosen.every(isChosen) &&
    [address, origin, remark].every((one) => typeof one === 'string') &&
    typeof fee === 'object' &&
    fee !== null &&
    'price' in fee
  );
}

/** What the outputs of inscriptions are worth together, in bitcoin. */
export const worthOfOutputs = (chosen: readonly Pick<Chosen, 'sats'>[]): string =>
  multiply(String(chosen.reduce((sum, { sats }) => sum + sats, 0)), '0.00000001');

/** How much of each token goes along, in the order in which the tokens first come. */
export function totalsOf(
  chosen: readonly Pick<Chosen, 'ticker' | 'amount'>[],
): { ticker: string; amount: string }[] {
  const totals = new Map<string, string>();
  for (const { ticker, amount } of chosen) totals.set(ticker, add(totals.get(ticker) ?? '0', amount));
  return [...totals].map(([ticker, amount]) => ({ ticker, amount }));
}
