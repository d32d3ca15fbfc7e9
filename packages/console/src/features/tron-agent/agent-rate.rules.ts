import { isDecimal, multiply, trimZeros } from '#shared/money/decimal.ts';

/** A part of one as a percentage: "0.62" is 62 %. What is no number stays as it is. */
export const ratePercent = (rate: string): string =>
  isDecimal(rate) ? `${trimZeros(multiply(rate, '100'))}%` : rate;
