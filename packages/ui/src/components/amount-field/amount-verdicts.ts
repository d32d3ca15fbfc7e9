import type { FieldVerdict } from '../../internal/field-basics.ts';
import { fill, type Words } from '../../locale/words.ts';
import {
  compareDecimals,
  countDecimals,
  isAmount,
  isBound,
  mostDigits,
  type AmountRefusal,
} from './amount-field.rules.ts';

interface AmountBounds {
  symbol: string;
  decimals: number | undefined;
  min: string | undefined;
  max: string | undefined;
  words: Words;
}

/** What the field itself has against an amount. */
export function judgeAmount(
  amount: string,
  { symbol, decimals, min, max, words }: AmountBounds,
): FieldVerdict | null {
  if (!isAmount(amount)) return error(words.notANumber, true);

  const count = countDecimals(amount);
  if (decimals === 0 && count > 0) return error(words.wholeNumber, true);
  if (decimals !== undefined && count > decimals)
    return error(fill(words.tooManyDecimals, { symbol, decimals, count }), true);

  const low = isBound(min) && compareDecimals(amount, min) < 0;
  const high = isBound(max) && compareDecimals(amount, max) > 0;
  if (!low && !high) return null;
  const bounds = { min: withUnit(min, symbol), max: withUnit(max, symbol) };
  if (isBound(min) && isBound(max)) return error(fill(words.range, bounds), high);
  return error(fill(low ? words.rangeLow : words.rangeHigh, bounds), high);
}

/** Why text was not taken over. A stray key is only explained; text pasted in vain must not go unnoticed. */
export function explainRefusal(
  refusal: AmountRefusal,
  { entered, pasted, words }: { entered: string; pasted: boolean; words: Words },
): FieldVerdict {
  const sentences: Record<AmountRefusal, string> = {
    negative: words.amountNegative,
    ambiguous: words.amountAmbiguous,
    tooManyDigits: words.amountTooLong,
    notANumber: words.notANumber,
  };
  const text = entered.length > 40 ? `${entered.slice(0, 40)}…` : entered;
  const message = fill(sentences[refusal], { text, limit: mostDigits });
  return pasted
    ? { level: 'error', message: `${fill(words.notTaken, { text })} ${message}` }
    : { level: 'note', message };
}

const error = (message: string, final: boolean): FieldVerdict => ({ level: 'error', message, final });

const withUnit = (amount: string | undefined, symbol: string) => `${amount ?? ''} ${symbol}`.trim();
