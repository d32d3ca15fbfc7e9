import { useState, type KeyboardEvent } from 'react';
import type { TextBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { rewriteInput } from '../../internal/rewrite-input.ts';
import { useEntry } from '../../internal/use-entry.ts';
import { useField } from '../../internal/use-field.ts';
import { readText, useHeld } from '../../internal/use-held.ts';
import { useWords } from '../../locale/locale-context.ts';
import { WholeAddress } from '../address/index.ts';
import { resemblesLastCopy } from '../../internal/clipboard.ts';
import { Fingerprint } from '../fingerprint/index.ts';
import { AddressBox, AddressInput, Grow, Groups } from './address-field.styles.ts';

/** How the latest change of an address came about. */
export type AddressOrigin = 'typed' | 'pasted';

export interface AddressFieldProps extends TextBasics<HTMLTextAreaElement> {
  onChange?: ((value: string, origin: AddressOrigin) => void) | undefined;
  /** The address is complete and right: it is then also shown in groups of four, to compare. */
  valid?: boolean;
}

/**
 * An address, the whole of it always in sight. Only blank space around it is taken away, and that is said; anything
 * else strange in it is for `check` to name, because changing an address silently is worse than rejecting it.
 */
export function AddressField({
  value: given,
  defaultValue = '',
  onChange,
  inputRef,
  check,
  placeholder,
  valid = false,
  ...basics
}: AddressFieldProps) {
  const words = useWords();
  const [trimmed, setTrimmed] = useState<string | null>(null);
  const { held: value, isOwn, keep, hold } = useHeld(given, defaultValue, readText);
  const hear = (input: HTMLInputElement | HTMLTextAreaElement, pasted: boolean) => {
    const text = input.value.trim();
    const lead = input.value.length - input.value.trimStart().length;
    setTrimmed(text === input.value ? null : text);
    rewriteInput(input, text, Math.max(0, (input.selectionStart ?? text.length) - lead));
    keep(text);
    onChange?.(text, pasted ? 'pasted' : 'typed');
  };
  const { entry, pasted, text } = useEntry(value, hear, isOwn && defaultValue);
  const { control, frame, settle } = useField(basics, {
    text: value,
    check,
    pasted,
    own: [
      trimmed === value ? { level: 'note', message: words.addressTrimmed } : null,
      pasted && resemblesLastCopy(value)
        ? { level: 'error', message: words.pastedLookAlike, final: true }
        : null,
    ],
  });
  return (
    <FieldFrame {...frame}>
      <AddressBox ref={hold}>
        {value === '' ? null : <Fingerprint text={value} />}
        <Grow data-text={text || placeholder}>
          <AddressInput
            {...control}
            {...entry}
            ref={inputRef}
            rows={1}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onKeyDown={sendOnEnter}
            onBlur={settle}
          />
        </Grow>
      </AddressBox>
      {valid && value !== '' ? (
        <Groups>
          <WholeAddress address={value} label={frame.label} />
        </Groups>
      ) : null}
    </FieldFrame>
  );
}

/** It wraps like many lines but is one: Enter sends the form. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
