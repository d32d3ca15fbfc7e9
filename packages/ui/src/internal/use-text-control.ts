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
import { readText, useHeld } from './use-held.ts';

/** What a field of free text takes. */
export interface FreeTextProps<
  Control extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement,
> extends TextBasics<Control> {
  onChange?: ((value: string) => void) | undefined;
  /** The most characters it holds, in code points. A counter shows them; what does not fit is left out, and said so. */
  limit?: number;
  /** The fewest characters it wants when it is filled at all. */
  minimum?: number;
}

/** What a one-line and a many-line field of free text have in common. */
export function useTextControl<Control extends HTMLInputElement | HTMLTextAreaElement>({
  value: given,
  defaultValue = '',
  onChange,
  inputRef,
  check,
  placeholder,
  limit = Infinity,
  minimum = 0,
  ...basics
}: FreeTextProps<Control>) {
  const words = useWords();
  const { held: value, isOwn, keep, hold } = useHeld(given, defaultValue, readText);
  const [cut, setCut] = useState({ text: '', leftOut: 0 });
  const count = countCharacters(value);

  const own: FieldMessage | null =
    count > limit
      ? { level: 'error', message: fill(words.tooLong, { limit, count }) }
      : cut.leftOut > 0 && cut.text === value
        ? { level: 'warning', message: fill(words.leftOut, { limit, count: cut.leftOut }) }
        : null;
  const hear = (input: HTMLInputElement | HTMLTextAreaElement) => {
    // A text that was too long from the start may be made shorter step by step; nothing of it is left out unasked.
    const entered = joinText(input.value);
    const caret = input.selectionStart ?? input.value.length;
    const kept = cutToLimit(entered, caret - (input.value.length - entered.length), Math.max(limit, count));
    rewriteInput(input, kept.text, kept.caret);
    setCut(kept);
    keep(kept.text);
    onChange?.(kept.text);
  };
  const { entry, pasted } = useEntry(value, hear, isOwn && defaultValue);
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
    hold,
    control: { ...control, ...entry, ref: inputRef, placeholder, onBlur: settle },
  };
}
