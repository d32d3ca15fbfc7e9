import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { ChoiceDetail, ChoiceLabel, ChoiceText, Tick } from '../../internal/field-choice.styles.ts';
import { FieldMessages } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
import { useHeld } from '../../internal/use-held.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Root } from './checkbox.styles.ts';

export interface CheckboxProps extends Omit<FieldBasics, 'label' | 'aside'> {
  /** Whether it is ticked. Without it the field keeps that itself, as a plain checkbox does. */
  checked?: boolean | undefined;
  /** Whether it begins ticked where it keeps that itself. */
  defaultChecked?: boolean | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
  /** What a form sends where it is ticked. @default 'on' */
  value?: string;
  /** The control itself, to focus it, or for `register` of react-hook-form. `ref` is the outermost element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** It stands for several, of which some are ticked and some are not. @default false */
  mixed?: boolean;
  /** What is agreed to or switched on; part of what can be pressed. */
  children: ReactNode;
}

/** One thing that is so or not. With `required` a form is sent only when it is ticked. */
export function Checkbox({
  checked: given,
  defaultChecked = false,
  onChange,
  value,
  inputRef,
  mixed = false,
  children,
  description,
  ...props
}: CheckboxProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const { held: checked, isOwn, keep, hold } = useHeld(given, defaultChecked, () => input.current?.checked);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = mixed;
  });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current, []);
  const { frame, control } = useField(
    { ...props, description, label: '' },
    { text: checked ? 'checked' : '', missing: words.requiredTick },
  );
  const { label: _label, description: _description, messages, control: _control, ...rest } = frame;
  return (
    <Root {...rest} data-invalid={control['aria-invalid']}>
      <ChoiceLabel ref={hold}>
        <Tick
          {...control}
          ref={input}
          value={value}
          type="checkbox"
          {...(isOwn ? { defaultChecked } : { checked })}
          onChange={({ target }) => {
            keep(target.checked);
            onChange?.(target.checked);
          }}
        />
        <ChoiceText>
          {children}
          {description === undefined ? null : (
            <ChoiceDetail id={`${control.id}-description`}>{description}</ChoiceDetail>
          )}
        </ChoiceText>
      </ChoiceLabel>
      <FieldMessages id={`${control.id}-messages`} messages={messages} />
    </Root>
  );
}
