import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { TextBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { isComposing, rewriteInput, wasPasted } from '../../internal/rewrite-input.ts';
import { useField } from '../../internal/use-field.ts';
import { useWords } from '../../locale/locale-context.ts';
import { WholeAddress } from '../address/index.ts';
import { Fingerprint } from '../fingerprint/index.ts';
import { AddressBox, AddressInput, Grow, Groups } from './address-field.styles.ts';

/** How the latest change of an address came about. */
export type AddressOrigin = 'typed' | 'pasted';

export interface AddressFieldProps extends TextBasics {
  onChange: (value: string, origin: AddressOrigin) => void;
  /** The address is complete and right: it is then also shown in groups of four, to compare. */
  valid?: boolean;
}

/**
 * An address, the whole of it always in sight. Only blank space around it is taken away, and that is said; anything
 * else strange in it is for `check` to name, because changing an address silently is worse than refusing it.
 */
export function AddressField({
  value,
  onChange,
  check,
  placeholder,
  valid = false,
  ...basics
}: AddressFieldProps) {
  const words = useWords();
  const [trimmed, setTrimmed] = useState(false);
  const { control, frame, settle, settleNow } = useField(basics, {
    text: value,
    check,
    own: [trimmed ? { level: 'note', message: words.addressTrimmed } : null],
  });

  const accept = (input: HTMLTextAreaElement, origin: AddressOrigin) => {
    const text = input.value.trim();
    const lead = input.value.length - input.value.trimStart().length;
    setTrimmed(text !== input.value);
    rewriteInput(input, text, Math.max(0, input.selectionStart - lead));
    onChange(text, origin);
  };
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return onChange(event.target.value, 'typed');
    const pasted = wasPasted(event.nativeEvent);
    accept(event.target, pasted ? 'pasted' : 'typed');
    if (pasted) settleNow();
  };
  return (
    <FieldFrame {...frame}>
      <AddressBox>
        {value === '' ? null : <Fingerprint text={value} />}
        <Grow data-text={value || placeholder}>
          <AddressInput
            {...control}
            rows={1}
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={change}
            onCompositionEnd={(event) => accept(event.currentTarget, 'typed')}
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
