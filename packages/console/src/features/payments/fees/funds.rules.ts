import type { Coin, UtxoConfig } from '@mpc/api';
import { chainOf } from '@mpc/api/addresses';
import type { FeeOption } from '#features/network-fee';
import { compare, isDecimal, subtract } from '#shared/money/decimal.ts';

/** Whether a coin pays for its own transfers. */
export const isMainCoin = (coin: Pick<Coin, 'symbol' | 'base_symbol'>): boolean =>
  coin.symbol === coin.base_symbol;

/** Whether a coin is held as unspent outputs, so that one payment may leave from several addresses. */
export const isUtxo = ({ coin_type }: Pick<Coin, 'coin_type'>): boolean => coin_type === 1;

/** Whether one transaction can pay several: chains of unspent outputs, and by a contract the Ethereum family. */
export const paysSeveral = (coin: Pick<Coin, 'coin_type' | 'base_symbol'>): boolean =>
  isUtxo(coin) || chainOf(coin.base_symbol) === 'evm';

/** The greatest; null of none, undefined while one of them is not known. */
export function most(amounts: readonly (string | undefined)[]): string | null | undefined {
  let greatest: string | null = null;
  for (const amount of amounts) {
    if (amount === undefined) return undefined;
    if (greatest === null || compare(amount, greatest) === 1) greatest = amount;
  }
  return greatest;
}

/** What one payment can draw on: everything available, or what the fullest account has where one has to hold it whole. */
export const withinReach = (
  available: string | undefined,
  fullest: string | null | undefined,
): string | undefined =>
  typeof fullest === 'string' && compare(fullest, available) === -1 ? fullest : available;

/** All that can be sent: what is within reach, less the fee where the coin itself pays it. Null while either is unknown. */
export function maximum(
  coin: Pick<Coin, 'symbol' | 'base_symbol'>,
  available: string | undefined,
  fee: FeeOption | null,
): string | null {
  if (!isDecimal(available)) return null;
  if (!isMainCoin(coin)) return available;
  if (fee === null) return null;
  const rest = subtract(available, fee.amount);
  return compare(rest, '0') === 1 ? rest : '0';
}

/** What would come back as change and is too small for the chain to keep, so that it goes to the fee; null where none is. */
export function lostChange(
  { dust }: Pick<UtxoConfig, 'dust'>,
  available: string | undefined,
  amount: string,
  fee: FeeOption | null,
): string | null {
  if (fee === null || !isDecimal(available) || !isDecimal(amount)) return null;
  const change = subtract(subtract(available, amount), fee.amount);
  return compare(change, '0') === 1 && compare(change, dust) === -1 ? change : null;
}
