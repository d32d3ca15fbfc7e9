import { useState } from 'react';
import { joinText } from '../format/isolate-text.ts';
import { fill } from '../locale/words.ts';
import { useWords } from '../locale/locale-context.ts';
import { countCharacters, cutToLimit } from './code-points.ts';
import type { FieldMessage, TextBasics } from './field-basics.ts';
import { hiddenMessage } from './hidden-message.ts';
import { rewriteInput } from './rewrite-input.ts';
import { useEntry } from './use-entry.ts';
import { useField } from './use-field.ts';

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
  const [cut, setCut] = useState({ text: '', leftOut: 0 });
  const count = countCharacters(value);

  const own: FieldMessage | null =
    count > limit
      ? { level: 'error', message: fill(words.tooLong, { limit, count }) }
      : cut.leftOut > 0 && cut.text === value
        ? { level: 'warning', message: fill(words.leftOut, { limit, count: cut.leftOut }) }
        : null;
  const { entry, pasted } = useEntry(value, (input) => {
    // A text that was too long from the start may be made shorter step by step; nothing of it is left out unasked.
    const entered = joinText(input.value);
    const caret = input.selectionStart ?? input.value.length;
    const kept = cutToLimit(entered, caret - (input.value.length - entered.length), Math.max(limit, count));
    rewriteInput(input, kept.text, kept.caret);
    setCut(kept);
    onChange(kept.text);
  });
  const { control, frame, settle } = useField(basics, {
    text: value,
    pasted,
    own: [hiddenMessage(value, words), own],
    describedBy: limit === Infinity ? [] : ['counter'],
    check: (text) =>
      count < minimum
        ? { level: 'error', message: fill(words.tooShort, { minimum, count }) }
        : (check?.(text) ?? null),
  });
  return {
    frame,
    counter: limit === Infinity ? null : `${count} / ${limit}`,
    control: { ...control, ...entry, placeholder, onBlur: settle },
  };
}
