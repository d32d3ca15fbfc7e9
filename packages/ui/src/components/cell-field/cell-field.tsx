import { useId, useLayoutEffect, useRef, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { joinText } from '../../format/isolate-text.ts';
import { controlProps, joinIds } from '../../internal/control-props.ts';
import { hiddenMessage } from '../../internal/hidden-message.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Reason, Root } from './cell-field.styles.ts';
import { fieldBeside } from './field-beside.ts';

export interface CellFieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'children'> {
  /** Names the value and its row for a screen reader: "Amount, row 12". */
  label: string;
  value: string;
  /** Called once a person has left the field with another text than it had. Without it the value can only be read. */
  onChange?: ((text: string) => void) | undefined;
  /** What is to be said about the value: one line right under it. A hidden character is rejected without it. */
  message?: { level: 'error' | 'warning' | 'note'; message: string } | null | undefined;
  /** Stands where nothing is entered: what is taken then. */
  placeholder?: string | undefined;
  /** Every character as wide as the others, for addresses. */
  mono?: boolean;
  /** `end` for money. @default 'start' */
  align?: 'start' | 'end';
  /** Has a border before it is pointed at: where few cells are fields, so that they are seen. @default false */
  outlined?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A value of a `LargeTable` that is edited where it stands. F2, Enter or a click goes in; Enter takes the text and goes
 * down, Tab takes it and goes on, Escape gives it up.
 */
export function CellField({
  label,
  value,
  onChange,
  message,
  placeholder,
  mono = false,
  align = 'start',
  outlined = false,
  ...given
}: CellFieldProps) {
  const words = useWords();
  const id = useId();
  const { forControl, describedBy, rest } = controlProps(given);
  const input = useRef<HTMLInputElement>(null);
  // Not drawn with every key: the text belongs to the input until it is left. What changes outside replaces it.
  useLayoutEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);

  const said = message?.level === 'error' ? message : (hiddenMessage(value, words) ?? message);
  return (
    <Root
      {...rest}
      data-cell-field
      data-align={align}
      data-mono={mono || undefined}
      data-outlined={outlined || undefined}
      data-level={said?.level}
    >
      <input
        ref={input}
        {...forControl}
        type="text"
        aria-label={label}
        aria-invalid={said?.level === 'error' || undefined}
        aria-describedby={joinIds(describedBy, said ? id : null)}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        defaultValue={value}
        readOnly={onChange === undefined}
        onKeyDown={leave}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={({ currentTarget }) => {
          currentTarget.value = joinText(currentTarget.value);
          if (currentTarget.value !== value) onChange?.(currentTarget.value);
        }}
      />
      {said ? (
        <Reason id={id} title={said.message}>
          {said.message}
        </Reason>
      ) : null}
    </Root>
  );
}

/** Enter and Tab go to the field beside, and leaving is what takes the text. */
function leave(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' && event.key !== 'Tab') return;
  if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
  const beside = fieldBeside(event.currentTarget, event.key, event.shiftKey);
  if (beside !== null) event.preventDefault();
  // Whoever presses Enter in the last row is done with it, and stays.
  if (beside === null && event.key === 'Enter') event.currentTarget.closest('td')?.focus();
  else beside?.focus();
}
