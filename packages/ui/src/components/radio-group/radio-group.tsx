import type { RefCallback } from 'react';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { Choices } from '../../internal/field-choice.styles.ts';
import { Choice, type ChoiceOption } from '../../internal/field-choice.tsx';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
import { readTicked, useHeld } from '../../internal/use-held.ts';
import { useWords } from '../../locale/locale-context.ts';

export interface RadioGroupProps<Id extends string = string> extends FieldBasics {
  options: readonly ChoiceOption<Id>[];
  /** The one that is chosen, or null. Without it the field keeps that itself, as plain radios do. */
  value?: NoInfer<Id> | null | undefined;
  /** The one it begins with where it keeps that itself. */
  defaultValue?: NoInfer<Id> | null | undefined;
  onChange?: ((value: Id) => void) | undefined;
  /** Called with every one of the controls, as `register` of react-hook-form wants it. `ref` is the outermost element. */
  inputRef?: RefCallback<HTMLInputElement> | undefined;
  /** Beside each other only where the labels are short. @default 'vertical' */
  direction?: 'vertical' | 'horizontal';
}

/** One choice among a few, all of them in sight. Renders a `<div role="radiogroup">` of native radios. */
export function RadioGroup<Id extends string>({
  options,
  value: given,
  defaultValue = null,
  onChange,
  inputRef,
  direction = 'vertical',
  ...props
}: RadioGroupProps<Id>) {
  const words = useWords();
  const {
    held: value,
    isOwn,
    keep,
    hold,
  } = useHeld<string | null>(given, defaultValue, (box) => readTicked(box)[0] ?? null);
  const choose = (id: Id) => {
    keep(id);
    onChange?.(id);
  };
  const { frame, control } = useField(props, { text: value ?? '', missing: words.requiredChoice });
  return (
    <FieldFrame {...frame} group="radiogroup">
      <Choices ref={hold} data-direction={direction}>
        {options.map((option) => (
          <Choice
            key={option.id}
            type="radio"
            option={option}
            name={control.name ?? control.id}
            ref={inputRef}
            {...(isOwn ? { defaultChecked: option.id === defaultValue } : { checked: option.id === value })}
            disabled={control.disabled}
            onChoose={() => choose(option.id)}
          />
        ))}
      </Choices>
    </FieldFrame>
  );
}
