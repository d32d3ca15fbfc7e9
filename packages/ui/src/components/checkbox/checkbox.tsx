import type { ReactNode } from 'react';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { FieldVerdicts } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Box, Description, Label, Root } from './checkbox.styles.ts';

export interface CheckboxProps extends Omit<FieldBasics, 'label' | 'aside'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is agreed to or switched on; part of what can be pressed. */
  children: ReactNode;
}

/** One thing that is so or not. With `required` a form is sent only when it is ticked. */
export function Checkbox({ checked, onChange, children, description, ...props }: CheckboxProps) {
  const words = useWords();
  const { frame, control } = useField(
    { ...props, description, label: '' },
    { text: checked ? 'checked' : '', missing: words.requiredTick },
  );
  const { label: _label, description: _description, verdicts, control: _control, ...rest } = frame;
  return (
    <Root {...rest} data-invalid={control['aria-invalid']}>
      <Label>
        <Box
          {...control}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {children}
          {description === undefined ? null : (
            <Description id={`${control.id}-description`}>{description}</Description>
          )}
        </span>
      </Label>
      <FieldVerdicts id={`${control.id}-verdicts`} verdicts={verdicts} />
    </Root>
  );
}
