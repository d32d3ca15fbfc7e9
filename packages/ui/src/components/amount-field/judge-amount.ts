import { amountMessage } from '../../checks/amount-message.ts';
import { compareDecimals, isBound } from '../../checks/check-decimals.rules.ts';
import { parseAmount } from '../../format/parse-amount.ts';
import type { FieldMessage } from '../../internal/field-basics.ts';
import { fill, type SharedWords } from '../../locale/words.ts';

interface AmountBounds {
  symbol: string;
  decimals: number | undefined;
  min: string | undefined;
  max: string | undefined;
  words: SharedWords;
}

/** What the field itself has against what was entered. */
export function judgeAmount(
  text: string,
  { symbol, decimals, min, max, words }: AmountBounds,
): FieldMessage | null {
  const { amount, fault } = parseAmount(text, { decimals });
  if (fault !== null) return amountMessage(fault, { text, words, symbol });

  const low = isBound(min) && compareDecimals(amount, min) < 0;
  const high = isBound(max) && compareDecimals(amount, max) > 0;
  if (!low && !high) return null;
  const bounds = { min: withUnit(min, symbol), max: withUnit(max, symbol) };
  const oneSided = low ? words.rangeLow : words.rangeHigh;
  const sentence = isBound(min) && isBound(max) ? words.range : oneSided;
  return { level: 'error', message: fill(sentence, bounds), final: high };
}

const withUnit = (amount: string | undefined, symbol: string) => `${amount ?? ''} ${symbol}`.trim();
