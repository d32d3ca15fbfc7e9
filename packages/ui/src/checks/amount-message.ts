import { mostDigits, type AmountFault } from '../format/parse-amount.ts';
import type { FieldMessage } from '../internal/field-basics.ts';
import { fill, type Sentence, type SharedWords } from '../locale/words.ts';

interface Entered {
  text: string;
  words: SharedWords;
  /** The coin, for faults of its own. */
  symbol?: string | undefined;
  /** A minus sign is allowed. */
  negative?: boolean;
}

/** What is wrong with text that is not an exact amount, and what to enter instead. A point that waits for digits may yet get them. */
export function amountMessage(fault: AmountFault, { text, words, symbol = '', negative = false }: Entered) {
  const sentences: Record<AmountFault['kind'], Sentence> = {
    empty: words.required,
    comma: words.amountComma,
    grouping: words.amountGrouping,
    ambiguous: words.amountAmbiguous,
    fullWidth: words.amountFullWidth,
    sign: words.amountSign,
    exponent: words.amountExponent,
    leadingZeros: words.amountLeadingZeros,
    pointAtStart: words.amountPointAtStart,
    pointAtEnd: words.amountPointAtEnd,
    wholeNumber: words.wholeNumber,
    tooManyDigits: words.amountTooLong,
    tooManyDecimals: symbol === '' ? words.decimalsLimit : words.tooManyDecimals,
    notANumber: negative ? words.notASignedNumber : words.notANumber,
  };
  const message = fill(sentences[fault.kind], { ...fault, text: text.trim(), symbol, limit: mostDigits });
  const final = fault.kind !== 'pointAtStart' && fault.kind !== 'pointAtEnd';
  return { level: 'error', message, final } satisfies FieldMessage;
}
