import { useState, type Ref } from 'react';
import { fill } from '../../locale/words.ts';
import { useWords } from '../../locale/locale-context.ts';
import type { FieldBasics, FieldMessage } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { rewriteInput } from '../../internal/rewrite-input.ts';
import { useEntry } from '../../internal/use-entry.ts';
import { useField } from '../../internal/use-field.ts';
import { readText, useHeld } from '../../internal/use-held.ts';
import { readCode } from './code-field.rules.ts';
import { Boxes, CodeInput, DigitBox, Frame } from './code-field.styles.ts';

export interface CodeFieldProps extends FieldBasics {
  /** The digits entered so far. Without it the field keeps its own, as a plain input does. */
  value?: string | undefined;
  /** The digits it begins with where it keeps its own. */
  defaultValue?: string | undefined;
  /** Called with digits only, never with more than `length`. */
  onChange?: ((value: string) => void) | undefined;
  /** The control itself, to focus it, or for `register` of react-hook-form. `ref` is the outermost element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called once the last digit is in, typed or pasted; never for a value that was there from the start. */
  onComplete?: ((code: string) => void) | undefined;
  /** How many digits the code has. @default 6 */
  length?: number;
}

/** A code of digits from a phone or a message; that anything else was left out is said. Renders one `<input>` over a box for each digit. */
export function CodeField({
  value: given,
  defaultValue = '',
  onChange,
  onComplete,
  inputRef,
  length = 6,
  ...basics
}: CodeFieldProps) {
  const words = useWords();
  const [cut, setCut] = useState<string | null>(null);
  const { held: value, isOwn, keep, hold } = useHeld(given, defaultValue, readText);
  const hear = (input: HTMLInputElement | HTMLTextAreaElement) => {
    const before = input.value;
    const caret = input.selectionStart ?? before.length;
    const { code, hasMore } = readCode(before, length);
    rewriteInput(input, code, readCode(before.slice(0, caret), length).code.length);
    setCut(hasMore ? code : null);
    if (code === value) return;
    keep(code);
    onChange?.(code);
    if (code.length === length) onComplete?.(code);
  };
  const { entry, pasted } = useEntry(value, hear, isOwn && defaultValue);
  const incomplete: FieldMessage = { level: 'error', message: fill(words.codeIncomplete, { length }) };
  const { control, frame, settle } = useField(basics, {
    text: value,
    pasted,
    own: [cut === value ? { level: 'note', message: fill(words.codeCut, { length }) } : null],
    check: (code) => (code.length < length ? incomplete : null),
  });
  return (
    <FieldFrame {...frame}>
      <Frame ref={hold} $length={length}>
        <Boxes aria-hidden>
          {Array.from({ length }, (_, place) => (
            <DigitBox key={place} data-next={place === Math.min(value.length, length - 1) || undefined} />
          ))}
        </Boxes>
        <CodeInput
          {...control}
          {...entry}
          ref={inputRef}
          onBlur={settle}
          $length={length}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
        />
      </Frame>
    </FieldFrame>
  );
}
