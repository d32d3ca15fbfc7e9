import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import { fill } from '../locale/words.ts';
import { useWords } from '../locale/locale-context.ts';
import { countCharacters, cutToLimit } from './code-points.ts';
import type { FieldVerdict, TextBasics } from './field-basics.ts';
import { isComposing, rewriteInput, wasPasted } from './rewrite-input.ts';
import { useField } from './use-field.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What a field of free text takes. */
export interface FreeTextProps extends TextBasics {
  onChange: (value: string) => void;
  /** The most characters it holds, in code points. A counter shows them; what does not fit is left out, and said so. */
  limit?: number;
  /** The fewest characters it wants when it is filled at all. */
  minimum?: number;
}

/** What a one-line and a many-line field of free text have in common. */
export function useTextControl({
  value,
  onChange,
  check,
  placeholder,
  limit = Infinity,
  minimum = 0,
  ...basics
}: FreeTextProps) {
  const words = useWords();
  const [leftOut, setLeftOut] = useState(0);
  const count = countCharacters(value);

  const own: FieldVerdict | null =
    count > limit
      ? { level: 'error', message: fill(words.tooLong, { limit, count }) }
      : leftOut > 0
        ? { level: 'warning', message: fill(words.leftOut, { limit, count: leftOut }) }
        : null;
  const { control, frame, settle, settleNow } = useField(basics, {
    text: value,
    own: [own],
    describedBy: limit === Infinity ? [] : ['counter'],
    check: (text) =>
      count < minimum
        ? { level: 'error', message: fill(words.tooShort, { minimum, count }) }
        : (check?.(text) ?? null),
  });

  const accept = (input: TextElement) => {
    const cut = cutToLimit(input.value, input.selectionStart ?? input.value.length, limit);
    rewriteInput(input, cut.text, cut.caret);
    setLeftOut(cut.leftOut);
    onChange(cut.text);
  };
  return {
    frame,
    counter: limit === Infinity ? null : `${count} / ${limit}`,
    control: {
      ...control,
      value,
      placeholder,
      onBlur: settle,
      onChange: (event: ChangeEvent<TextElement>) => {
        // Cutting while a character is being put together would break the input method; it is done at the end.
        if (isComposing(event.nativeEvent)) onChange(event.target.value);
        else accept(event.target);
        if (wasPasted(event.nativeEvent)) settleNow();
      },
      onCompositionEnd: (event: CompositionEvent<TextElement>) => accept(event.currentTarget),
    },
  };
}
