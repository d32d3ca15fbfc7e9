import type { RefCallback } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { Choice, type ChoiceOption } from '../../internal/field-choice.tsx';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
import { readTicked, useHeld } from '../../internal/use-held.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Boxes } from './checkbox-group.styles.ts';

export interface CheckboxGroupProps<Id extends string = string> extends FieldBasics {
  options: readonly ChoiceOption<Id>[];
  /** The ids of those that are ticked. Without it the field keeps them itself, as plain checkboxes do. */
  value?: readonly NoInfer<Id>[] | undefined;
  /** Those it begins with where it keeps them itself. */
  defaultValue?: readonly NoInfer<Id>[] | undefined;
  /** Called with every one of the controls, as `register` of react-hook-form wants it. `ref` is the outermost element. */
  inputRef?: RefCallback<HTMLInputElement> | undefined;
  /** Called with the ids that are ticked, in the order of the options. */
  onChange?: ((value: Id[]) => void) | undefined;
  /** Beside each other only where the labels are short. @default 'vertical' */
  direction?: 'vertical' | 'horizontal';
  /** The words of a box above that ticks all of them or none. Without it there is none. */
  all?: string;
}

const none: readonly never[] = [];

/** Several choices among a few, all of them in sight. Renders a `<div role="group">` of native checkboxes. */
export function CheckboxGroup<Id extends string>({
  options,
  value: given,
  defaultValue = none,
  onChange,
  inputRef,
  direction = 'vertical',
  all,
  ...props
}: CheckboxGroupProps<Id>) {
  const words = useWords();
  const { held: value, isOwn, keep, box, hold } = useHeld<readonly string[]>(given, defaultValue, readTicked);
  const { frame, control } = useField(props, { text: value.join(' '), missing: words.requiredSome });
  const ticked = (id: Id) => value.includes(id);
  const give = (wanted: (id: Id) => boolean) => {
    const ids = options.map(({ id }) => id).filter(wanted);
    keep(ids);
    onChange?.(ids);
  };
  const inputs = () => Array.from(box.current?.querySelectorAll('input') ?? []);
  const choose = (chosen: Id) => {
    // Several may be ticked at once by the box above, so what they say counts, not what was drawn last.
    const own = inputs().flatMap((input) => (input.checked ? [input.value] : []));
    give((id) => (isOwn ? own.includes(id) : ticked(id) !== (id === chosen)));
  };
  const chooseAll = (on: boolean) => {
    if (!isOwn) give((id) => (free.includes(id) ? on : ticked(id)));
    // Pressed one by one, so that whoever listens to them hears it.
    else for (const input of inputs()) if (input.checked !== on) input.click();
  };
  const free = options.filter(({ disabledReason }) => disabledReason === undefined).map(({ id }) => id);
  const complete = free.length > 0 && free.every(ticked);
  return (
    <FieldFrame {...frame} group="group">
      {all === undefined ? null : (
        <Checkbox
          checked={complete}
          mixed={!complete && value.length > 0}
          disabled={control.disabled}
          onChange={chooseAll}
        >
          {all}
        </Checkbox>
      )}
      <Boxes ref={hold} data-direction={direction} data-inner={all === undefined ? undefined : true}>
        {options.map((option) => (
          <Choice
            key={option.id}
            type="checkbox"
            option={option}
            name={control.name}
            ref={inputRef}
            {...(isOwn
              ? { defaultChecked: defaultValue.includes(option.id) }
              : { checked: ticked(option.id) })}
            disabled={control.disabled}
            onChoose={() => choose(option.id)}
          />
        ))}
      </Boxes>
    </FieldFrame>
  );
}
