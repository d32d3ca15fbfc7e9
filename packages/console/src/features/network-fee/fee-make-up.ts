import type { FeeEstimate } from '@mpc/api';
import { formatNumber } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { isDecimal } from '#shared/money/decimal.ts';
import { isCapped, type FeeOption } from './fee.rules.ts';

const exact = (text: string) => formatNumber(text, { digits: 'all' });

interface Quoted {
  /** The main coin of the chain, by the server's symbol. */
  baseSymbol: string;
  /** What it was chosen from. */
  estimate?: FeeEstimate | undefined;
}

/** How a chosen fee comes about, in one line: which way to pay, its price and for how much, or who provides the energy. */
export function feeMakeUp(
  t: TFunction,
  { id, fields }: Pick<FeeOption, 'id' | 'fields'>,
  { baseSymbol, estimate }: Quoted,
): string {
  const { gas_price, gas_limit = '', fee_rate, size = '' } = fields;
  const way = t(`fee.option.${id}`);
  if (gas_price !== undefined) {
    const key = isCapped(baseSymbol) ? 'fee.upTo' : 'fee.at';
    const price = t(key, { price: exact(gas_price), unit: 'Gwei' });
    return t('fee.madeUp.gas', { way, price, limit: exact(gas_limit) });
  }
  if (fee_rate !== undefined) {
    const price = t('fee.at', { price: exact(fee_rate), unit: 'sat/vB' });
    return t('fee.madeUp.bytes', { way, price, size: exact(String(size)) });
  }
  if (id === 'agent' || id === 'burn') return t(`fee.detail.${id}`);
  return t(isDecimal(estimate?.burn_fee) ? 'fee.detail.burn' : 'fee.fixed');
}
