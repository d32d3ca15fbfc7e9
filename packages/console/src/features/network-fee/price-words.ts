import type { FeeEstimate } from '@mpc/api';
import { formatNumber } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isCapped, meteredOf, type FeeOption } from './fee.rules.ts';

/** How the price of a family is called and explained. */
export interface PriceWords {
  /** The name of the price, and its unit. */
  price: string;
  unit: string;
  explanation: string | undefined;
  ofOption: (option: FeeOption) => string | null;
}

const exact = (text: string) => formatNumber(text, { digits: 'all' });

/** The words of a chain's price: a ceiling or a price of gas, a rate for bytes, or energy on TRON. */
export function usePriceWords(estimate: FeeEstimate | undefined, baseSymbol: string): PriceWords {
  const { t } = useTranslation();
  const metered = estimate === undefined ? null : meteredOf(estimate);
  const gas = metered?.kind === 'gas';
  const capped = gas && isCapped(baseSymbol);
  const unit = gas ? 'Gwei' : 'sat/vB';
  return {
    unit,
    price: gas ? t(capped ? 'fee.maxPrice' : 'fee.gasPrice') : t('fee.rate'),
    explanation: gas
      ? t(capped ? 'fee.aboutCapped' : 'fee.aboutLegacy', { limit: exact(metered.units) })
      : metered === null
        ? undefined
        : t('fee.aboutBytes', { size: exact(metered.units) }),
    ofOption: ({ id, fields }) => {
      const price = fields.gas_price ?? fields.fee_rate;
      if (price !== undefined) return t(capped ? 'fee.upTo' : 'fee.at', { price: exact(price), unit });
      return id === 'agent' || id === 'burn' ? t(`fee.detail.${id}`) : null;
    },
  };
}
