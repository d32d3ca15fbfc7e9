import type { ReactNode } from 'react';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { ChoiceDetail, ChoiceLabel, ChoiceText, Tick } from '../../internal/field-choice.styles.ts';
import { FieldMessages } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Root } from './checkbox.styles.ts';

export interface CheckboxProps extends Omit<FieldBasics, 'label' | 'aside'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** It stands for several, of which some are ticked and some are not. @default false */
  mixed?: boolean;
  /** What is agreed to or switched on; part of what can be pressed. */
  children: ReactNode;
}

/** One thing that is so or not. With `required` a form is sent only when it is ticked. */
export function Checkbox({
  checked,
  onChange,
  mixed = false,
  children,
  description,
  ...props
}: CheckboxProps) {
  const words = useWords();
  const { frame, control } = useField(
    { ...props, description, label: '' },
    { text: checked ? 'checked' : '', missing: words.requiredTick },
  );
  const { label: _label, description: _description, messages, control: _control, ...rest } = frame;
  return (
    <Root {...rest} data-invalid={control['aria-invalid']}>
      <ChoiceLabel>
        <Tick
          {...control}
          ref={(input: HTMLInputElement | null) => {
            if (input !== null) input.indeterminate = mixed;
          }}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
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
