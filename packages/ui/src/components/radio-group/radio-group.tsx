import type { FieldBasics } from '../../internal/field-basics.ts';
import { Choices } from '../../internal/field-choice.styles.ts';
import { Choice, type ChoiceOption } from '../../internal/field-choice.tsx';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
import { useWords } from '../../locale/locale-context.ts';

export interface RadioGroupProps<Id extends string = string> extends FieldBasics {
  options: readonly ChoiceOption<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  /** Beside each other only where the labels are short. @default 'vertical' */
  direction?: 'vertical' | 'horizontal';
}

/** One choice among a few, all of them in sight. Renders a `<div role="radiogroup">` of native radios. */
export function RadioGroup<Id extends string>({
  options,
  value,
  onChange,
  direction = 'vertical',
  ...props
}: RadioGroupProps<Id>) {
  const words = useWords();
  const { frame, control } = useField(props, { text: value ?? '', missing: words.requiredChoice });
  return (
    <FieldFrame {...frame} group="radiogroup">
      <Choices data-direction={direction}>
        {options.map((option) => (
          <Choice
            key={option.id}
            type="radio"
            option={option}
            name={control.name ?? control.id}
            checked={option.id === value}
            disabled={control.disabled}
            onChoose={() => onChange(option.id)}
          />
        ))}
      </Choices>
    </FieldFrame>
  );
}
