import { amountMessage } from '../../checks/amount-message.ts';
import { parseNumber, sideOf } from '../../checks/check-decimals.rules.ts';
import type { FieldMessage } from '../../internal/field-basics.ts';
import { fill, type Words } from '../../locale/words.ts';

interface NumberBounds {
  min: string;
  max: string | undefined;
  decimals: number;
  unit: string;
  words: Words;
}

/** What the field itself has against what was entered. */
export function judgeNumber(
  text: string,
  { min, max, decimals, unit, words }: NumberBounds,
): FieldMessage | null {
  const { amount, fault } = parseNumber(text, { negative: true, decimals });
  if (fault !== null) {
    const message = amountMessage(fault, { text, words, negative: true });
    // Digits may follow a minus.
    return text === '-' ? { ...message, final: false } : message;
  }
  const side = sideOf(amount, { min, max });
  if (side === 'inside') return null;
  const said = { min: `${min} ${unit}`.trim(), max: `${max ?? ''} ${unit}`.trim() };
  const sentence = max === undefined ? words.rangeLow : words.range;
  return { level: 'error', message: fill(sentence, said), final: side === 'above' };
}
